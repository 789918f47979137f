import type { JsonSchemaToTsProvider } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  captchaActions,
  checkNewsletter,
  type FormAnswer,
  formMessages,
  newsletterConsentVersion,
  newsletterSchema,
} from 'shared-content/forms';
import type { ApiContext } from '../apiContext';
import { answers, refuse } from '../http/answers';
import { checkCaptcha, formRoute } from './bothForms';
import { maskAddress, visitorKey } from '../http/addresses';
import type { Limiter } from '../limits/limiter';
import { inboxKey, takeAll } from '../limits/limits';
import { requestSubscription } from '../storage/subscribers/subscription';

const success: FormAnswer = { success: true, message: formMessages.newsletter.confirm };

/**
 * Takes a sign-up and asks the address by mail. The answer is the same for new, known and too frequent addresses, so
 * that it does not reveal subscribers. A sign-up with the honeypot filled is asked, too, under a tight limit: it may
 * be a person with an eager form filler. A program never confirms. Once half of the hour's mails are used, it takes a
 * captcha; while that cannot be checked, each network gets a few.
 */
export async function newsletterRoute(instance: FastifyInstance, context: ApiContext): Promise<void> {
  const server = instance.withTypeProvider<JsonSchemaToTsProvider>();
  const { config, limits, metrics } = context;

  server.post('/newsletter', {
    ...formRoute('newsletter', newsletterSchema, checkNewsletter),
    handler: async (request, reply) => {
      const email = request.body.email.trim();
      const visitor = visitorKey(request.ip);
      const { trapped } = request;
      if (trapped) {
        request.log.warn('Newsletter honeypot filled');
        metrics.signUps.inc({ outcome: 'trapped' });
      }
      const tight: [Limiter, string][] = [
        [limits.trapped, visitor],
        [limits.trappedOverall, 'all'],
      ];
      const { turnstileToken: token } = request.body;
      const scarce = limits.signUps.isScarce();
      const verdict =
        scarce && token !== undefined
          ? await checkCaptcha(context, request, { token, action: captchaActions.newsletter })
          : undefined;
      if (scarce && (verdict === undefined || verdict.outcome === 'refused')) {
        metrics.signUps.inc({ outcome: 'captcha' });
        return refuse(reply, 403, answers.captchaWanted, { captcha: true });
      }
      const within =
        (await takeAll(...(trapped ? tight : []))) &&
        (await limits.signUps.take(request.ip, verdict?.outcome === 'passed'));
      if (!within) {
        request.log.warn('Newsletter sign-up over the limit of mails');
        metrics.signUps.inc({ outcome: 'turned-away' });
        return refuse(reply.header('retry-after', '3600'), 429, answers.tooManySignUps);
      }
      // The inbox has had its mails for today, and each of them has the link. The answer does not reveal this.
      if (!(await limits.mailsToInbox(inboxKey(email))).allowed) {
        metrics.signUps.inc({ outcome: 'quiet' });
        return success;
      }
      const outcome = await requestSubscription(context.storage.db, email, {
        textVersion: newsletterConsentVersion,
        page: getPage(request, config.siteUrl),
        // Shortened, as the privacy policy promises.
        network: maskAddress(request.ip),
        trapped,
      });
      metrics.signUps.inc({ outcome });
      context.mailWorker.wake();
      return success;
    },
  });
}

/** The page that sent a form: a path for our pages, an origin for another site's, or empty. */
function getPage(request: FastifyRequest, siteUrl: string): string {
  const { referer } = request.headers;
  if (referer === undefined || !URL.canParse(referer)) return '';
  const { origin, pathname, host } = new URL(referer);
  const own = origin === siteUrl || host === request.host;
  return (own ? pathname : origin).slice(0, 200);
}
