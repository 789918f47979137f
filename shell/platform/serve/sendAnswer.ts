import { STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse as refuseAsJson } from 'api/app';
import { errorDocument, errorPolicy } from '../http/errorDocument';
import { securityHeaders, strictPolicy } from '../http/securityHeaders';

/** An answer: its body, and all of its headers. */
export interface Answer {
  readonly body: Buffer;
  readonly headers: Readonly<Record<string, string>>;
}

/** Compares If-None-Match weakly (RFC 9110, 13.1.2): a list of tags, or any. */
function isUnchanged(condition: string | undefined, etag = ''): boolean {
  if (condition === undefined) return false;
  const opaque = etag.replace(/^W\//, '');
  return (
    condition.trim() === '*' || condition.split(',').some((one) => one.trim().replace(/^W\//, '') === opaque)
  );
}

/** Sends an answer, or 304 to a client that already has it. */
export function sendAnswer(
  request: FastifyRequest,
  reply: FastifyReply,
  status: number,
  { body, headers }: Answer,
) {
  reply.code(status).headers(headers);
  if (status !== 200 || !isUnchanged(request.headers['if-none-match'], headers.ETag)) return reply.send(body);
  return reply.code(304).removeHeader('Content-Type').removeHeader('Content-Encoding').send();
}

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
  refuseAsJson(reply.headers(jsonHeaders), status);

/** Refuses endless headers and broken HTTP, for which Fastify has no reply yet. */
export function refuseRaw(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const status =
    error.code === 'HPE_HEADER_OVERFLOW' ? 431 : error.code === 'ERR_HTTP_REQUEST_TIMEOUT' ? 408 : 400;
  const headers = { ...errorHeaders, 'Content-Length': errorBody.length, Connection: 'close' };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${errorDocument}`);
}
