import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { answers } from './answers';

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers input that never became a request (broken HTTP, endless headers or body) in the shape of every answer. */
export function clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const status = statuses[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ success: false, error: answers.byStatus[status] ?? answers.byStatus[400] });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}
