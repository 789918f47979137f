import type { FastifyInstance } from 'fastify';

/** What Turnstile's siteverify answers, as far as it matters here. */
export interface SiteverifyAnswer {
  success: boolean;
  challenge_ts?: string;
  hostname?: string;
  action?: string;
  cdata?: string;
  'error-codes'?: string[];
}

/** Posts the form to siteverify and answers its JSON, or throws. */
export type PostSiteverify = (fields: Record<string, string>, signal: AbortSignal) => Promise<unknown>;

/** To Turnstile itself. */
export function postOverHttp(verifyUrl: string): PostSiteverify {
  return async (fields, signal) => {
    const response = await fetch(verifyUrl, {
      method: 'POST',
      body: new URLSearchParams(fields),
      signal,
      redirect: 'error',
    });
    // Turnstile answers a refusal with a 4xx and the same JSON; only a server error says nothing.
    if (response.status >= 500) throw new Error(`siteverify answered ${response.status}`);
    return response.json();
  };
}

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
