import type { JsonSchemaToTsProvider } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyInstance } from 'fastify';
import {
  checkNewsletter,
  formMessages,
  newsletterConsentVersion,
  newsletterSchema,
  type FormAnswer,
} from 'shared-content/forms';
import type { ApiContext } from '../apiContext';
import { answers } from '../http/answers';
import { cleanEmail, formAnswerSchema, takeHoneypot } from './formRoute';
import { refuse } from '../http/refuse';
import { getNetwork, getPage } from '../http/requestOrigin';
import { visitorKey, type Limiter } from '../limits/limiter';
import { inboxKey, takeAll } from '../limits/limits';
import { emailKey } from '../storage/subscribers/emailKey';
import { insertSubscriber } from '../storage/subscribers/insertSubscriber';

declare module 'fastify' {
  interface FastifyRequest {
    /** The newsletter form's honeypot was filled in. */
    trapped: boolean;
  }
}

const success: FormAnswer = { success: true, message: formMessages.newsletter.confirm };

/**
 * Takes a sign-up and asks the address by mail. The answer is the same for new, known and too frequent addresses, so
 * that it does not reveal subscribers. A sign-up with the honeypot filled is asked, too, under a tight limit: it may
 * be a person with an eager form filler. A program never confirms.
 */
export async function newsletterRoute(instance: FastifyInstance, context: ApiContext): Promise<void> {
  const server = instance.withTypeProvider<JsonSchemaToTsProvider>();
  const { config, limits, metrics } = context;
  server.decorateRequest('trapped', false);

  server.post('/newsletter', {
    schema: {
      body: newsletterSchema,
      response: { '2xx': formAnswerSchema, '4xx': formAnswerSchema, '5xx': formAnswerSchema },
    },
    config: { rateLimit: 'submissions', form: 'newsletter' },
    preValidation: async (request, reply) => {
      request.trapped = takeHoneypot(request.body);
      cleanEmail(request.body);
      const problem =
        typeof request.body === 'object' && request.body !== null && checkNewsletter(request.body);
      return problem ? refuse(reply, 400, problem.message) : undefined;
    },
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
      const within = (await takeAll(...(trapped ? tight : []))) && (await limits.signUps(request.ip));
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
      const outcome = await insertSubscriber(
        context.storage.db,
        { email, emailKey: emailKey(email) },
        {
          textVersion: newsletterConsentVersion,
          page: getPage(request, config.siteUrl),
          network: getNetwork(request),
          trapped,
        },
      );
      metrics.signUps.inc({ outcome });
      context.mailWorker.wake();
      return success;
    },
  });
}
