import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './Answers';

/** If-None-Match by weak comparison (RFC 9110, 13.1.2): a list of tags, or any. */
function isUnchanged(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  if (condition === etag || condition.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return condition.split(',').some((one) => one.trim().replace(/^W\//, '') === opaque);
}

/** Sends an answer through Fastify, with its hooks and its log. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, status: number, answer: Answer) {
  if (status === 200 && isUnchanged(request.headers['if-none-match'], answer.etag))
    return reply.code(304).headers(answer.unchanged).send();
  return reply.code(status).headers(answer.headers).send(answer.body);
}

interface Prepared {
  /** Where Node keeps the head that it has made, and looks whether it has to make one. */
  _header: string | null;
  maxRequestsOnConnectionReached?: boolean;
}

let second = 0;
let lastLines = '';

/** The lines that Node writes itself, made once a second. */
function linesNow(keepAliveMs: number, mostRequests: number): string {
  const now = Math.floor(Date.now() / 1000);
  if (now !== second) {
    second = now;
    const most = mostRequests > 0 ? `, max=${mostRequests}` : '';
    lastLines = `Date: ${new Date(now * 1000).toUTCString()}\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1000)}${most}\r\n\r\n`;
  }
  return lastLines;
}

/**
 * Sends the same without Fastify. The head of a 200 is put where Node keeps its own: checking and joining the
 * same fifteen headers each time took a quarter of such an answer. Order, keep-alive and slow readers stay Node's.
 */
export function sendAtOnce(
  { keepAliveTimeout, maxRequestsPerSocket }: Server,
  request: IncomingMessage,
  response: ServerResponse,
  answer: Answer,
): void {
  const prepared = response as unknown as Prepared;
  if (isUnchanged(request.headers['if-none-match'], answer.etag))
    response.writeHead(304, answer.raw.unchanged);
  else if (prepared._header === null && response.shouldKeepAlive && !prepared.maxRequestsOnConnectionReached)
    prepared._header = answer.raw.head + linesNow(keepAliveTimeout, maxRequestsPerSocket ?? 0);
  else response.writeHead(200, answer.raw.headers);
  if (response.statusCode === 304 || request.method === 'HEAD') response.end();
  else response.end(answer.body);
}
