import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { answers, getAnswers, refuse } from '../http/answers';
import { isOutage } from '../storage/engine/outage';

/** The one place where an error becomes an answer. Internal causes stay in the log. */
export const errorHandler = fp(
  async (server: FastifyInstance) => {
    server.setErrorHandler(handleError);
    server.setNotFoundHandler((_request, reply) => refuse(reply, 404, answers.notFound));
    // Fastify's own answer while closing lacks the forms' shape, and they would show its "Service Unavailable".
    let closing = false;
    server.addHook('preClose', async () => void (closing = true));
    server.addHook('onRequest', async (request, reply) => {
      if (!closing) return;
      const { unavailable } = getAnswers(request.routeOptions.config.form);
      return refuse(reply.header('retry-after', '10'), 503, unavailable);
    });
  },
  { name: 'error-handler' },
);

function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { unexpected, unavailable } = getAnswers(request.routeOptions.config.form);
  if (error.validation) {
    const { instancePath, keyword } = error.validation[0]!;
    request.log.info({ field: instancePath, keyword }, 'Body refused');
    return refuse(reply, 400, validationAnswer(instancePath, keyword));
  }
  if (isOutage(error)) {
    // A line per visitor would flood the log: outage.ts logs an outage once.
    request.log.debug({ err: error }, 'Storage cannot be reached');
    return refuse(reply.header('retry-after', '30'), 503, unavailable);
  }
  const status = error.statusCode ?? 500;
  if (status >= 500 && status !== 503) {
    request.log.error({ err: error }, 'Unexpected error');
    return refuse(reply, 500, unexpected);
  }
  request.log.info({ code: error.code, status }, 'Request refused');
  const answer = status === 503 ? unavailable : answers.byStatus[status];
  return refuse(reply, status, answer ?? answers.byStatus[400]!);
}

function validationAnswer(instancePath: string, keyword: string): string {
  if (keyword === 'maxLength') return answers.tooLong;
  return instancePath === '/email' && keyword === 'pattern' ? answers.invalidEmail : answers.invalidField;
}
