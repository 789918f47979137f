import type { JsonSchemaToTsProvider } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyInstance } from 'fastify';
import {
  checkContact,
  contactFormPath,
  contactSchema,
  type FormAnswer,
  formMessages,
  honeypotField,
  requiredFields,
} from 'shared-content/forms';
import type { ApiContext } from '../apiContext';
import { visitorKey } from '../http/addresses';
import { answers, refuse } from '../http/answers';
import { sendPlainEnquiryPage } from './plainEnquiryPage';
import { findByBodyHash, insertEnquiry } from '../storage/enquiries/insertEnquiry';
import { formRoute } from './formRoute';
import { bodyHash, toEnquiry } from './toEnquiry';

const { turnstileToken: _token, ...properties } = contactSchema.properties;
const schema = { ...contactSchema, required: requiredFields, properties } as const;

/** Every field at its longest, in characters of four bytes, each byte as `%XX`. */
const bodyLimit = 96 * 1024;

/** The fields of a form-encoded body. Browsers write line breaks as CRLF; in JSON, the same words have LF. */
function readFields(body: string): Record<string, string> {
  const known = [...Object.keys(properties), honeypotField];
  return Object.fromEntries(
    [...new URLSearchParams(body)]
      .filter(([name]) => known.includes(name))
      .map(([name, value]) => [name, value.replaceAll('\r\n', '\n')]),
  );
}

/**
 * Takes an enquiry that the browser itself has sent: without JavaScript, or where a script or the captcha has failed. It is
 * form-encoded, has no captcha token, and its sender reads the answer as a page. So it is held, within the limits of
 * unverified enquiries, and no mail goes to its sender.
 */
export async function plainEnquiryRoute(instance: FastifyInstance, context: ApiContext): Promise<void> {
  const { config, limits, storage } = context;
  const server = instance.withTypeProvider<JsonSchemaToTsProvider>();
  server.removeAllContentTypeParsers();
  server.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, readFields(String(body))),
  );
  const { config: formConfig, preValidation } = formRoute(schema, (fields) =>
    checkContact({ ...fields, turnstileToken: 'not asked for' }),
  );

  server.post(contactFormPath, {
    schema: { body: schema },
    bodyLimit,
    // Counted below: before the body is read, the answer could not repeat what was typed.
    config: { ...formConfig, rateLimit: false },
    preValidation,
    // Every answer is a page, also those of the error handler and the protection of all routes.
    onSend: async (request, reply, payload) =>
      sendPlainEnquiryPage(reply, JSON.parse(String(payload)) as FormAnswer, request.body, config),
    handler: async (request, reply) => {
      const visitor = visitorKey(request.ip);
      const taken = await limits.submissions(visitor);
      if (!taken.allowed) return refuse(reply.header('retry-after', taken.seconds), 429);
      const hash = bodyHash(request.body);
      // The same words of another day are another enquiry.
      const key = `form-${hash}-${new Date().toISOString().slice(0, 10)}`;
      // A second press of the button, a reload of the answer, or a try after one by script whose answer was lost.
      const known = await findByBodyHash(storage.db, hash);
      if (known) return answerTo(known.heldReason !== null);
      if (!(await limits.unverified(visitor)))
        return refuse(reply.header('retry-after', '3600'), 503, answers.uncheckedRefused);
      const heldReason = request.honeypotFilled ? 'honeypot' : 'unverified';
      const stored = await insertEnquiry(storage.db, {
        ...toEnquiry(request.body, { key, hash, heldReason }),
        confirm: false,
        webhook: config.webhook !== undefined,
      });
      if (stored) request.log.warn({ heldReason }, 'Enquiry held: sent without scripts');
      context.mailWorker.wake();
      return answerTo(true);
    },
  });
}

/** It promises no 24 hours when a person must look at the enquiry first. */
const answerTo = (held: boolean): FormAnswer => ({
  success: true,
  message: held ? answers.storedUnchecked : formMessages.contact.success,
});
