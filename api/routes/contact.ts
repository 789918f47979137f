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
import { formAnswerSchema, takeHoneypot } from './formRoute';
import { leadSource } from '../http/leadSource';
import { refuse } from '../http/refuse';
import { requireServerOptions } from '../http/requireServerOptions';
import { visitorKey } from '../plugins/limiter';
import { takeAll } from '../plugins/limits';
import type { HeldReason } from '../storage/engine/database';
import { queueMessages } from '../storage/mails/queueMessages';
import { foldedKey } from '../storage/subscribers/emailKey';

declare module 'fastify' {
  interface FastifyRequest {
    /** The honeypot was filled: keep the enquiry and tell the owner with a mark, but answer nobody. */
    held: boolean;
  }
}

const success: FormAnswer = { success: true, message: formMessages.contact.success };
const unverified: FormAnswer = { success: true, message: answers.storedUnverified };
/** Visible ASCII, as a UUID is; anything else is not from our form. */
const validKey = /^[\x21-\x7e]{1,200}$/;
/** When a token is spent already, its twin may be about to commit: looks for it after so many milliseconds each. */
const twinLooks = [0, 200, 800];

/** Takes an enquiry. The order matters: a second try is answered before its captcha, whose token the first one has spent. */
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
      metrics.captcha.inc({ outcome: verdict.outcome });
      if (verdict.outcome !== 'passed') request.log.warn({ verdict }, 'Captcha not passed');
      if (verdict.outcome === 'refused') {
        const twin = await findTwin(key, verdict);
        if (twin !== undefined) return twin === hash ? success : refuse(reply, 409, answers.keyReused);
        return refuse(reply, 403, answers.captchaRefused);
      }
      const visitor = visitorKey(request.ip);
      if (verdict.outcome === 'unavailable') {
        const alert = await tellOfOutage(request, verdict.reason);
        // Never a pass, and never a lost lead: a person looks at these, so there may be few.
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
        (await takeAll(
          [limits.mailsFromVisitor, visitor],
          [limits.mailsOverall, 'all'],
          [limits.mailsToInbox, foldedKey(request.body.email)],
        ));
      const stored = await enquiries.insert({
        ...toEnquiry(request.body, { key, hash, held, heldReason }),
        ...leadSource(request.headers),
        confirm,
        webhook: config.webhook !== undefined,
      });
      // Not stored: a twin with the same key was faster.
      if (!stored && (await enquiries.findBodyHash(key!)) !== hash)
        return refuse(reply, 409, answers.keyReused);
      if (stored) {
        metrics.enquiries.inc({ outcome: heldReason ?? 'accepted' });
        if (held) request.log.warn({ heldReason }, 'Enquiry held');
        else if (!confirm) request.log.warn('Enquiry stored without a confirmation: over the limit of mails');
      }
      context.mailWorker.wake();
      return verdict.outcome === 'unavailable' ? unverified : success;
    },
  });

  /** What a request with the same key has stored meanwhile, whose token this one found spent. */
  async function findTwin(
    key: string | undefined,
    verdict: CaptchaVerdict & { outcome: 'refused' },
  ): Promise<string | undefined> {
    if (key === undefined || !verdict.codes.includes('timeout-or-duplicate')) return undefined;
    for (const milliseconds of twinLooks) {
      await wait(milliseconds);
      const hash = await enquiries.findBodyHash(key);
      if (hash !== undefined) return hash;
    }
    return undefined;
  }

  /** Tells the owner by mail and webhook, once an hour at most; true when this was the first time in it. */
  async function tellOfOutage(request: FastifyRequest, reason: string): Promise<boolean> {
    const hour = new Date().toISOString().slice(0, 13);
    const dedupeKey = `captcha-away ${hour}`;
    const detail = { reason, message: 'The captcha cannot be checked' };
    const told = await queueMessages(context.storage.db, [
      { kind: 'alert', dedupeKey, detail },
      ...(config.webhook ? [{ kind: 'alert-webhook' as const, dedupeKey, detail }] : []),
    ]);
    if (told > 0) request.log.error({ reason }, 'The captcha cannot be checked; the owner is told');
    return told > 0;
  }
}
