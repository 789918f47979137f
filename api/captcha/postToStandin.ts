import type { FastifyInstance } from 'fastify';
import type { PostSiteverify } from './verifyCaptcha';

/** The stand-in speaks the same protocol; going through the server's own router needs no port and no open socket. */
export function postToStandin(server: FastifyInstance): PostSiteverify {
  return async (fields) => {
    const response = await server.inject({
      method: 'POST',
      url: '/captcha/turnstile/v0/siteverify',
      payload: fields,
    });
    return response.json();
  };
}
