import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { JSONSchema } from 'json-schema-to-ts';
import { cleanEmail, honeypotField } from 'shared-content/forms';
import type { ApiContext } from '../apiContext';
import { standinSiteKey } from '../captcha/standin/captchaStandin';
import type { CaptchaVerdict } from '../captcha/verifyCaptcha';
import { cleanIp, maskAddress } from '../http/addresses';
import { refuse } from '../http/answers';
import { queueAlert } from '../mail/ownerMails';

declare module 'fastify' {
  interface FastifyRequest {
    /** The form's honeypot was filled in. */
    honeypotFilled: boolean;
  }
}

/** The captcha settings for the browser. They are fetched at run time, so that one build serves every environment. */
export async function formConfigRoute(server: FastifyInstance, { config }: ApiContext): Promise<void> {
  const turnstile =
    config.captcha.provider === 'turnstile'
      ? { scriptUrl: config.captcha.scriptUrl, siteKey: config.captcha.siteKey }
      : { scriptUrl: '/captcha/turnstile/v0/api.js', siteKey: standinSiteKey };
  server.get('/form-config', async () => ({ turnstile }));
}

/**
 * What the routes of both forms share. Before the schema validates, it removes the honeypot, which the schema does not
 * know, and invisible characters of the address. It refuses missing fields with the form's own sentences.
 */
export function formRoute<const Body extends JSONSchema>(
  body: Body,
  check: (values: Record<string, unknown>) => { readonly message: string } | undefined,
) {
  return {
    schema: { body },
    config: { rateLimit: 'submissions' },
    preValidation: async (request: FastifyRequest, reply: FastifyReply) => {
      if (typeof request.body !== 'object' || request.body === null) return undefined;
      const fields = request.body as Record<string, unknown>;
      request.honeypotFilled = Boolean(fields[honeypotField]);
      delete fields[honeypotField];
      if (typeof fields.email === 'string') fields.email = cleanEmail(fields.email);
      const problem = check(fields);
      return problem && refuse(reply, 400, problem.message);
    },
  } as const;
}

/** Verifies a form's captcha token. It informs the owner when it cannot be checked. */
export async function verifyFormCaptcha(
  { config, mailWorker, storage, verifyCaptcha, watch }: ApiContext,
  request: FastifyRequest,
  { token, action }: { token: string; action: string },
): Promise<CaptchaVerdict> {
  const verdict = await verifyCaptcha({ token, action, remoteAddress: cleanIp(request.ip) });
  if (verdict.outcome === 'passed') {
    watch.captchaPassed();
    return verdict;
  }
  request.log.warn({ verdict }, 'Captcha not passed');
  if (verdict.outcome === 'refused') watch.captchaRefused(maskAddress(request.ip));
  else {
    await queueAlert({ db: storage.db, config, log: request.log }, 'captcha.away', {
      reason: verdict.reason,
    });
    mailWorker.wake();
  }
  return verdict;
}
