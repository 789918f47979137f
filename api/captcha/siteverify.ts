import type { FastifyInstance } from 'fastify';

/** The fields of Turnstile's siteverify answer that we use. */
export interface SiteverifyAnswer {
  success: boolean;
  challenge_ts?: string;
  hostname?: string;
  action?: string;
  'error-codes'?: string[];
}

/** Posts the form to siteverify and returns its JSON. Throws when no answer comes. */
export type PostSiteverify = (fields: Record<string, string>, signal: AbortSignal) => Promise<unknown>;

/** Posts to Turnstile itself. */
export function postOverHttp(verifyUrl: string): PostSiteverify {
  return async (fields, signal) => {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal,
      redirect: 'error',
    });
    // Turnstile answers a refusal with a 4xx and the same JSON. Only a server error carries no result.
    if (response.status >= 500) throw new Error(`siteverify answered ${response.status}`);
    return response.json();
  };
}

/** Posts to the stand-in, which speaks the same protocol. Fastify's `inject` needs no port and no open socket. */
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
