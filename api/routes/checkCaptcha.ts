import type { FastifyRequest } from 'fastify';
import type { ApiContext } from '../apiContext';
import type { CaptchaVerdict } from '../captcha/verifyCaptcha';
import { withoutPort } from '../http/addresses';
import { queueAlert } from '../mail/ownerMails';

/** Verifies a form's captcha token and counts the verdict. It tells the owner when it cannot be checked. */
export async function checkCaptcha(
  { config, mailWorker, metrics, storage, verifyCaptcha, watch }: ApiContext,
  request: FastifyRequest,
  { token, action }: { token: string; action: string },
): Promise<CaptchaVerdict> {
  const verdict = await verifyCaptcha({ token, action, remoteAddress: withoutPort(request.ip) });
  metrics.captcha.inc({ outcome: verdict.outcome });
  if (verdict.outcome === 'passed') {
    watch.captchaPassed();
    return verdict;
  }
  request.log.warn({ verdict }, 'Captcha not passed');
  if (verdict.outcome === 'refused') return verdict;
  const { reason, host } = verdict;
  const name = host === undefined ? 'captcha.away' : 'captcha.host';
  const detail = {
    reason,
    message: 'The captcha cannot be checked',
    ...(host !== undefined && { host, own: new URL(config.siteUrl).hostname }),
  };
  const isAlertQueued = await queueAlert(storage.db, name, detail, { webhook: config.webhook !== undefined });
  if (isAlertQueued) {
    request.log.error({ reason, host }, 'The captcha cannot be checked; the owner is told');
    mailWorker.wake();
  }
  return verdict;
}
