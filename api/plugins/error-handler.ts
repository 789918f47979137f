import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { answers } from '../answers';
import { isOutage } from '../storage/is-outage';
import { refuse } from '../refuse';

/** The one place where an error becomes an answer. What went wrong inside stays in the log. */
export const errorHandler = fp(
  async (server: FastifyInstance) => {
    server.setErrorHandler(handleError);
    server.setNotFoundHandler((_request, reply) => refuse(reply, 404, answers.notFound));
  },
  { name: 'error-handler' },
);

function handleError(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error.validation) {
    const { instancePath, keyword } = error.validation[0]!;
    request.log.info({ field: instancePath, keyword }, 'Body refused');
    return refuse(reply, 400, validationAnswer(instancePath, keyword));
  }
  if (isOutage(error)) {
    request.log.error({ err: error }, 'Storage cannot be reached');
    return refuse(reply.header('retry-after', '30'), 503, answers.byStatus[503]!);
  }
  const status = error.statusCode ?? 500;
  if (status >= 500 && status !== 503) {
    request.log.error({ err: error }, 'Unexpected error');
    return refuse(reply, 500, answers.unexpected);
  }
  request.log.info({ code: error.code, status }, 'Request refused');
  return refuse(reply, status, answers.byStatus[status] ?? answers.byStatus[400]!);
}

function validationAnswer(instancePath: string, keyword: string): string {
  if (keyword === 'maxLength') return answers.tooLong;
  return instancePath === '/email' && keyword === 'pattern' ? answers.invalidEmail : answers.invalidField;
}
