import type { FastifyReply } from 'fastify';
import type { FormAnswer } from 'shared-content/forms';

declare module 'fastify' {
  interface FastifyReply {
    /** The sentence that refused a request, for the metrics. */
    refusal: string | undefined;
  }
}

export function refuse(
  reply: FastifyReply,
  status: number,
  error: string,
  more: Pick<FormAnswer, 'captcha'> = {},
): FastifyReply {
  reply.refusal = error;
  return reply
    .code(status)
    .type('application/json; charset=utf-8')
    .send({ success: false, error, ...more } satisfies FormAnswer);
}
