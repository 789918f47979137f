import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply } from 'fastify';
import { answers } from 'api/answers';
import { refuse as refuseAsJson } from 'api/app';
import { errorDocument, errorPolicy } from '../http/errorDocument';
import { securityHeaders, strictPolicy } from '../http/securityHeaders';

const errorBody = Buffer.from(errorDocument);
const errorHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': errorPolicy,
  'Content-Type': 'text/html; charset=utf-8',
  'Cache-Control': 'no-store',
};
/** Headers of this server's own JSON; the API sets all of its own. */
export const jsonHeaders = {
  ...securityHeaders,
  'Content-Security-Policy': strictPolicy,
  'Cache-Control': 'no-store',
};

/** The page for a wrong request; only the log has the cause. */
export function refuse(reply: FastifyReply, status: number): FastifyReply {
  if (status === 405) reply.header('Allow', 'GET, HEAD');
  if (status === 503) reply.header('Retry-After', '10');
  return reply.code(status).headers(errorHeaders).send(errorBody);
}

/** The API's answer to a wrong request, in the API's format. */
export const refuseApi = (reply: FastifyReply, status: number): FastifyReply =>
  refuseAsJson(
    reply.headers(jsonHeaders),
    status,
    answers.byStatus[status] ?? (status < 500 ? answers.byStatus[400]! : answers.unexpected),
  );

/** Refuses endless headers and broken HTTP, for which Fastify has no reply yet. */
export function refuseRaw(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const headers = { ...errorHeaders, 'Content-Length': errorBody.length, Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${errorDocument}`);
}
