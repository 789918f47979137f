import type { FastifyReply, FastifyRequest } from 'fastify';

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
