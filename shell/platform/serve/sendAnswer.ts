import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Answer } from './Answers';

/** Compares If-None-Match weakly (RFC 9110, 13.1.2): a list of tags, or any. */
function isUnchanged(condition: string | undefined, etag: string): boolean {
  if (condition === undefined) return false;
  if (condition === etag || condition.trim() === '*') return true;
  const opaque = etag.replace(/^W\//, '');
  return condition.split(',').some((one) => one.trim().replace(/^W\//, '') === opaque);
}

/** Sends an answer, or 304 to a client that already has it. */
export function sendAnswer(request: FastifyRequest, reply: FastifyReply, status: number, answer: Answer) {
  if (status === 200 && isUnchanged(request.headers['if-none-match'], answer.etag))
    return reply.code(304).headers(answer.unchanged).send();
  return reply.code(status).headers(answer.headers).send(answer.body);
}
