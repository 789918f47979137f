import { setTimeout as wait } from 'node:timers/promises';
import type { JsonSchemaToTsProvider } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyInstance } from 'fastify';
import {
  captchaAction,
  checkContact,
  contactSchema,
  type FormAnswer,
  formMessages,
  idempotencyHeader,
} from 'shared-content/forms';
import { answers, refuse } from '../http/answers';
import type { ApiContext } from '../apiContext';
import type { CaptchaVerdict } from '../captcha/verifyCaptcha';
import { verifyFormCaptcha, formRoute } from './formRoute';
import { bodyHash, toEnquiry } from './toEnquiry';
import { visitorKey } from '../http/addresses';
import { inboxKey } from '../storage/subscribers/emailKey';
import type { HeldReason } from '../storage/engine/database';
import { findByIdempotencyKey, insertEnquiry, type StoredEnquiry } from '../storage/enquiries/insertEnquiry';

const success: FormAnswer = { success: true, message: formMessages.contact.success };
const unverified: FormAnswer = { success: true, message: answers.storedUnverified };
/** The answer for the first try and for repeats. It promises no 24 hours when a person must look at the enquiry first. */
const answerTo = (heldReason: HeldReason | null | undefined): FormAnswer =>
  heldReason === 'unverified' ? unverified : success;
/** Visible ASCII. Our form sends no other keys. */
const validKey = /^[\x21-\x7e]{1,200}$/;
/**
 * Pauses, in milliseconds, before each look for the first request of a repeat. That request has spent the token, and
 * may not have committed yet.
 */
const duplicateRetryDelays = [0, 200, 800];

/**
 * Takes an enquiry. The order matters: a repeat is answered before its captcha, because the first try spent the
 * token.
 */
export async function contactRoute(instance: FastifyInstance, context: ApiContext): Promise<void> {
  const server = instance.withTypeProvider<JsonSchemaToTsProvider>();
  const { config, limits, storage } = context;
  const find = (key: string) => findByIdempotencyKey(storage.db, key);

  server.post('/contact', {
    ...formRoute(contactSchema, checkContact),
    handler: async (request, reply) => {
      const key = request.headers[idempotencyHeader.toLowerCase()];
      if (key !== undefined && (typeof key !== 'string' || !validKey.test(key)))
        return refuse(reply, 400, answers.keyInvalid);
      const hash = bodyHash(request.body);
      const answerRepeat = (stored: StoredEnquiry) =>
        stored.hash === hash ? answerTo(stored.heldReason) : refuse(reply, 409, answers.keyReused);
      const known = key === undefined ? undefined : await find(key);
      if (known !== undefined) return answerRepeat(known);

      const verdict = await verifyFormCaptcha(context, request, {
        token: request.body.turnstileToken,
        action: captchaAction,
      });
      if (verdict.outcome === 'refused') {
        const first = await findFirst(key, verdict);
        if (first !== undefined) return answerRepeat(first);
        return refuse(reply, 403, answers.captchaRefused);
      }
      if (verdict.outcome === 'unavailable' && !(await limits.unverified(visitorKey(request.ip))))
        return refuse(reply.header('retry-after', '60'), 503, answers.captchaUnavailable);

      // A held enquiry is stored and the owner is informed with a mark. Its sender gets no mail.
      const heldReason: HeldReason | undefined = request.honeypotFilled
        ? 'honeypot'
        : verdict.outcome === 'unavailable'
          ? 'unverified'
          : undefined;
      const held = heldReason !== undefined;
      const confirm =
        !held &&
        (await limits.confirmations(request.ip)) &&
        (await limits.mailsToInbox(inboxKey(request.body.email))).allowed;
      const stored = await insertEnquiry(storage.db, {
        ...toEnquiry(request.body, { key, hash, heldReason }),
        confirm,
        webhook: config.webhook !== undefined,
      });
      // Not stored: another request with the same key was faster.
      const first = stored ? undefined : await find(key!);
      if (!stored && first?.hash !== hash) return refuse(reply, 409, answers.keyReused);
      if (stored) {
        if (held) request.log.warn({ heldReason }, 'Enquiry held');
        else if (!confirm) request.log.warn('Enquiry stored without a confirmation: over the limit of mails');
      }
      context.mailWorker.wake();
      return answerTo(first ? first.heldReason : heldReason);
    },
  });

  /** Finds the enquiry of a request with the same key, when this request's token is already spent. */
  async function findFirst(
    key: string | undefined,
    verdict: CaptchaVerdict & { outcome: 'refused' },
  ): Promise<StoredEnquiry | undefined> {
    if (key === undefined || !verdict.codes.includes('timeout-or-duplicate')) return undefined;
    for (const milliseconds of duplicateRetryDelays) {
      await wait(milliseconds);
      const stored = await find(key);
      if (stored !== undefined) return stored;
    }
    return undefined;
  }
}
