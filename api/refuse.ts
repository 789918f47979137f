import type { FastifyReply } from 'fastify';
import type { FormAnswer } from 'shared-content/forms';

export function refuse(reply: FastifyReply, status: number, error: string): FastifyReply {
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ success: false, error } satisfies FormAnswer);
}
