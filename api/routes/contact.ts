import type { JsonSchemaToTsProvider } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyInstance } from 'fastify';
import {
  captchaAction,
  checkContact,
  contactSchema,
  formMessages,
  idempotencyHeader,
  type FormAnswer,
} from 'shared-content/forms';
import { answers } from '../answers';
import type { ApiContext } from '../api-context';
import { bodyHash } from '../body-hash';
import { formAnswerSchema } from '../form-answer.schema';
import { refuse } from '../refuse';
import { requireServerOptions } from '../require-server-options';
import { submissionLimit } from '../submission-limit';
import { takeHoneypot } from '../take-honeypot';
import { toEnquiry } from '../to-enquiry';

declare module 'fastify' {
  interface FastifyRequest {
    /** The honeypot was filled: keep the enquiry, but mail nobody until a person has looked at it. */
    held: boolean;
  }
}

const success: FormAnswer = { success: true, message: formMessages.contact.success };
/** Visible ASCII, as a UUID is; anything else is not from our form. */
const validKey = /^[\x21-\x7e]{1,200}$/;

/** Takes an enquiry. The order matters: a second try is answered before its captcha, whose token the first one has spent. */
export async function contactRoute(instance: FastifyInstance, context: ApiContext): Promise<void> {
  const server = instance.withTypeProvider<JsonSchemaToTsProvider>();
  const { enquiries } = context;
  requireServerOptions(instance);
  server.decorateRequest('held', false);

  server.post('/contact', {
    schema: {
      body: contactSchema,
      response: { '2xx': formAnswerSchema, '4xx': formAnswerSchema, '5xx': formAnswerSchema },
    },
    config: { rateLimit: submissionLimit(context.config) },
    preValidation: async (request, reply) => {
      request.held = takeHoneypot(request.body);
      const problem = typeof request.body === 'object' && request.body !== null && checkContact(request.body);
      return problem ? refuse(reply, 400, problem.message) : undefined;
    },
    handler: async (request, reply) => {
      const key = request.headers[idempotencyHeader.toLowerCase()];
      if (key !== undefined && (typeof key !== 'string' || !validKey.test(key)))
        return refuse(reply, 400, answers.keyInvalid);
      const hash = bodyHash(request.body);
      const known = key === undefined ? undefined : await enquiries.findBodyHash(key);
      if (known !== undefined) return known === hash ? success : refuse(reply, 409, answers.keyReused);

      const token = request.body.turnstileToken;
      const verdict = await context.verifyCaptcha({
        token,
        action: captchaAction,
        remoteAddress: request.ip,
      });
      context.metrics.captcha.inc({ outcome: verdict.outcome });
      if (verdict.outcome !== 'passed') {
        request.log.warn({ verdict }, 'Captcha not passed');
        return verdict.outcome === 'refused'
          ? refuse(reply, 403, answers.captchaRefused)
          : refuse(reply.header('retry-after', '60'), 503, answers.captchaUnavailable);
      }

      const stored = await enquiries.insert(toEnquiry(request.body, { key, hash, held: request.held }));
      // Not stored: a twin with the same key was faster.
      if (!stored && (await enquiries.findBodyHash(key!)) !== hash)
        return refuse(reply, 409, answers.keyReused);
      context.mailWorker.wake();
      return success;
    },
  });
}
