import type { JsonSchemaToTsProvider } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  checkNewsletter,
  type FormAnswer,
  formMessages,
  newsletterConsentVersion,
  newsletterSchema,
} from 'shared-content/forms';
import type { ApiContext } from '../apiContext';
import { answers, refuse } from '../http/answers';
import { formRoute } from './formRoute';
import { maskAddress } from '../http/addresses';
import { inboxKey } from '../storage/subscribers/emailKey';
import { requestSubscription } from '../storage/subscribers/subscription';

const success: FormAnswer = { success: true, message: formMessages.newsletter.confirm };

/**
 * Takes a sign-up and asks the address by mail. The answer is the same for new and known addresses, so that it does not
 * reveal subscribers. A sign-up with the honeypot filled is asked, too, under a tight limit: it may be a person with an
 * eager form filler. A program never confirms.
 */
export async function newsletterRoute(instance: FastifyInstance, context: ApiContext): Promise<void> {
  const server = instance.withTypeProvider<JsonSchemaToTsProvider>();
  const { config, limits } = context;

  server.post('/newsletter', {
    ...formRoute(newsletterSchema, checkNewsletter),
    handler: async (request, reply) => {
      const email = request.body.email.trim();
      if (request.honeypotFilled) request.log.warn('Newsletter honeypot filled');
      const within =
        (!request.honeypotFilled || (await limits.suspiciousSignUps('all')).allowed) &&
        (await limits.signUps(request.ip)) &&
        (await limits.mailsToInbox(inboxKey(email))).allowed;
      if (!within) {
        request.log.warn('Newsletter sign-up over the limit of mails');
        return refuse(reply.header('retry-after', '3600'), 429, answers.tooManySignUps);
      }
      await requestSubscription(context.storage.db, email, {
        textVersion: newsletterConsentVersion,
        page: getPage(request, config.siteUrl),
        // Shortened, as the privacy policy promises.
        network: maskAddress(request.ip),
      });
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
