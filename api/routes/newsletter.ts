import type { JsonSchemaToTsProvider } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyInstance } from 'fastify';
import { checkNewsletter, formMessages, newsletterSchema, type FormAnswer } from 'shared-content/forms';
import type { ApiContext } from '../api-context';
import { formAnswerSchema } from '../form-answer.schema';
import { refuse } from '../refuse';
import { emailKey } from '../storage/email-key';
import { insertSubscriber } from '../storage/insert-subscriber';
import { submissionLimit } from '../submission-limit';
import { takeHoneypot } from '../take-honeypot';

const success: FormAnswer = { success: true, message: formMessages.newsletter.success };

/** Takes a sign-up. New, known or a bot's: the answer is the same, so nobody learns who is subscribed. */
export async function newsletterRoute(instance: FastifyInstance, context: ApiContext): Promise<void> {
  const server = instance.withTypeProvider<JsonSchemaToTsProvider>();

  server.post('/newsletter', {
    schema: {
      body: newsletterSchema,
      response: { '2xx': formAnswerSchema, '4xx': formAnswerSchema, '5xx': formAnswerSchema },
    },
    config: { rateLimit: submissionLimit(context.config) },
    preValidation: async (request, reply) => {
      if (takeHoneypot(request.body)) {
        request.log.warn('Newsletter honeypot filled');
        return reply.send(success);
      }
      const problem =
        typeof request.body === 'object' && request.body !== null && checkNewsletter(request.body);
      return problem ? refuse(reply, 400, problem.message) : undefined;
    },
    handler: async (request) => {
      const email = request.body.email.trim();
      await insertSubscriber(context.storage.db, { email, emailKey: emailKey(email) });
      context.mailWorker.wake();
      return success;
    },
  });
}
