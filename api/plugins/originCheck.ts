import type { FastifyInstance, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { answers, refuse } from '../http/answers';

/** Refuses POSTs of other sites, by the browser's Origin header. A program without an Origin meets the captcha. */
export const originCheck = fp(
  async (server: FastifyInstance, { allowedOrigins }: { allowedOrigins: readonly string[] }) => {
    server.addHook('onRequest', async (request, reply) => {
      if (
        request.method !== 'POST' ||
        request.routeOptions.config.anyOrigin ||
        isOwn(request, allowedOrigins)
      )
        return;
      request.log.warn({ origin: request.headers.origin }, 'Foreign origin refused');
      return refuse(reply, 403, answers.originRefused);
    });
  },
  { name: 'origin-check' },
);

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Allows any origin, for the one POST that mail programs send: RFC 8058. */
    anyOrigin?: boolean;
  }
}

function isOwn(request: FastifyRequest, allowedOrigins: readonly string[]): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return request.headers['sec-fetch-site'] !== 'cross-site';
  return allowedOrigins.includes(origin) || origin === `${request.protocol}://${request.host}`;
}
