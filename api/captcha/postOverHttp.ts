import type { PostSiteverify } from './verifyCaptcha';

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
