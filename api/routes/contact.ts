import { setTimeout as wait } from 'node:timers/promises';
import type { JsonSchemaToTsProvider } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  captchaAction,
  checkContact,
  contactSchema,
  formMessages,
  idempotencyHeader,
  type FormAnswer,
} from 'shared-content/forms';
import { answers } from '../http/answers';
import type { ApiContext } from '../apiContext';
import type { CaptchaVerdict } from '../captcha/verifyCaptcha';
import { bodyHash, toEnquiry } from './toEnquiry';
import { cleanEmail, formAnswerSchema, takeHoneypot } from './formRoute';
import { leadSource } from '../http/leadSource';
import { queueAlert } from '../mail/alerts';
import { refuse } from '../http/refuse';
import { requireServerOptions } from '../http/requireServerOptions';
import { withoutPort } from '../http/withoutPort';
import { visitorKey } from '../limits/limiter';
import { inboxKey, takeAll } from '../limits/limits';
import type { HeldReason } from '../storage/engine/database';
import type { StoredEnquiry } from '../storage/enquiries/enquiryStore';

declare module 'fastify' {
  interface FastifyRequest {
    /** The honeypot was filled: the enquiry is stored and the owner is informed with a mark. The sender gets no mail. */
    held: boolean;
  }
}

const success: FormAnswer = { success: true, message: formMessages.contact.success };
const unverified: FormAnswer = { success: true, message: answers.storedUnverified };
/** The answer for the first try and for repeats. It promises no 24 hours when a person must look at the enquiry first. */
const answerTo = (heldReason: HeldReason | null | undefined): FormAnswer =>
  heldReason === 'captcha-away' ? unverified : success;
/** Visible ASCII, as in a UUID. Our form sends no other keys. */
const validKey = /^[\x21-\x7e]{1,200}$/;
/** Pauses, in milliseconds, before each look for a twin. A token may be spent because the twin is about to commit. */
const twinLooks = [0, 200, 800];

/**
 * Takes an enquiry. The order matters: a repeat is answered before its captcha, because the first try has spent the
 * token.
 */
export async function contactRoute(instance: FastifyInstance, context: ApiContext): Promise<void> {
  const server = instance.withTypeProvider<JsonSchemaToTsProvider>();
  const { config, enquiries, limits, metrics } = context;
  requireServerOptions(instance);
  server.decorateRequest('held', false);

  server.post('/contact', {
    schema: {
      body: contactSchema,
      response: { '2xx': formAnswerSchema, '4xx': formAnswerSchema, '5xx': formAnswerSchema },
    },
    config: { rateLimit: 'submissions', form: 'contact' },
    preValidation: async (request, reply) => {
      request.held = takeHoneypot(request.body);
      cleanEmail(request.body);
      const problem = typeof request.body === 'object' && request.body !== null && checkContact(request.body);
      return problem ? refuse(reply, 400, problem.message) : undefined;
    },
    handler: async (request, reply) => {
      const key = request.headers[idempotencyHeader.toLowerCase()];
      if (key !== undefined && (typeof key !== 'string' || !validKey.test(key)))
        return refuse(reply, 400, answers.keyInvalid);
      const hash = bodyHash(request.body);
      const answerTwin = (stored: StoredEnquiry) =>
        stored.hash === hash ? answerTo(stored.heldReason) : refuse(reply, 409, answers.keyReused);
      const known = key === undefined ? undefined : await enquiries.find(key);
      if (known !== undefined) return answerTwin(known);

      const token = request.body.turnstileToken;
      const verdict = await context.verifyCaptcha({
        token,
        action: captchaAction,
        remoteAddress: withoutPort(request.ip),
      });
      metrics.captcha.inc({ outcome: verdict.outcome });
      if (verdict.outcome === 'passed') context.watch.captchaPassed();
      if (verdict.outcome !== 'passed') request.log.warn({ verdict }, 'Captcha not passed');
      if (verdict.outcome === 'refused') {
        const twin = await findTwin(key, verdict);
        if (twin !== undefined) return answerTwin(twin);
        return refuse(reply, 403, answers.captchaRefused);
      }
      const visitor = visitorKey(request.ip);
      if (verdict.outcome === 'unavailable') {
        const alert = await tellOfOutage(request, verdict.reason);
        // An unverified enquiry never passes and is never lost. A person looks at each, so there may be few.
        if (!(await takeAll([limits.unverified, visitor], [limits.unverifiedOverall, 'all']))) {
          metrics.enquiries.inc({ outcome: 'turned-away' });
          if (alert) context.mailWorker.wake();
          return refuse(reply.header('retry-after', '60'), 503, answers.captchaUnavailable);
        }
      }

      const heldReason: HeldReason | undefined = request.held
        ? 'honeypot'
        : verdict.outcome === 'unavailable'
          ? 'captcha-away'
          : undefined;
      const held = heldReason !== undefined;
      const confirm =
        !held &&
        (await limits.confirmations(request.ip)) &&
        (await limits.mailsToInbox(inboxKey(request.body.email))).allowed;
      const stored = await enquiries.insert({
        ...toEnquiry(request.body, { key, hash, held, heldReason }),
        ...leadSource(request.headers),
        confirm,
        webhook: config.webhook !== undefined,
      });
      // Not stored: a twin with the same key was faster.
      const twin = stored ? undefined : await enquiries.find(key!);
      if (!stored && twin?.hash !== hash) return refuse(reply, 409, answers.keyReused);
      if (stored) {
        metrics.enquiries.inc({ outcome: heldReason ?? 'accepted' });
        if (held) request.log.warn({ heldReason }, 'Enquiry held');
        else if (!confirm) request.log.warn('Enquiry stored without a confirmation: over the limit of mails');
      }
      context.mailWorker.wake();
      return answerTo(twin ? twin.heldReason : heldReason);
    },
  });

  /** Finds the enquiry of a request with the same key, when this request's token is already spent. */
  async function findTwin(
    key: string | undefined,
    verdict: CaptchaVerdict & { outcome: 'refused' },
  ): Promise<StoredEnquiry | undefined> {
    if (key === undefined || !verdict.codes.includes('timeout-or-duplicate')) return undefined;
    for (const milliseconds of twinLooks) {
      await wait(milliseconds);
      const stored = await enquiries.find(key);
      if (stored !== undefined) return stored;
    }
    return undefined;
  }

  /** Informs the owner by mail and webhook, at most once an hour. Returns true for the first time in the hour. */
  async function tellOfOutage(request: FastifyRequest, reason: string): Promise<boolean> {
    const told = await queueAlert(context.storage.db, 'captcha.away', {
      detail: { reason, message: 'The captcha cannot be checked' },
      hours: 1,
      webhook: config.webhook !== undefined,
    });
    if (told) request.log.error({ reason }, 'The captcha cannot be checked; the owner is told');
    return told;
  }
}
