import type { FastifyReply, FastifyRequest } from 'fastify';
import type { JSONSchema } from 'json-schema-to-ts';
import { cleanAddress, honeypotField } from 'shared-content/forms';
import { type answers, refuse } from '../http/answers';

declare module 'fastify' {
  interface FastifyRequest {
    /** The form's honeypot was filled in. */
    trapped: boolean;
  }
}

/** Every answer of both forms, whatever its status. The schema also keeps other data from leaking. */
const answer = {
  type: 'object',
  required: ['success'],
  additionalProperties: false,
  properties: {
    success: { type: 'boolean' },
    message: { type: 'string' },
    error: { type: 'string' },
    captcha: { type: 'boolean' },
  },
} as const;

/**
 * What the routes of both forms share. Before the schema validates, it removes the honeypot, which the schema does not
 * know, and invisible characters of the address. It refuses missing fields with the form's own sentences.
 */
export function formRoute<const Body extends JSONSchema>(
  form: keyof typeof answers.byForm,
  body: Body,
  check: (values: Record<string, unknown>) => { readonly message: string } | undefined,
) {
  return {
    schema: { body, response: { '2xx': answer, '4xx': answer, '5xx': answer } },
    config: { rateLimit: 'submissions', form },
    preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
      if (typeof request.body !== 'object' || request.body === null) return undefined;
      const fields = request.body as Record<string, unknown>;
      request.trapped = Boolean(fields[honeypotField]);
      delete fields[honeypotField];
      if (typeof fields.email === 'string') fields.email = cleanAddress(fields.email);
      const problem = check(fields);
      return problem && refuse(reply, 400, problem.message);
    },
  } as const;
}
