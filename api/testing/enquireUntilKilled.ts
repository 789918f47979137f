import type { ContactPayload } from 'shared-content/forms';
import { standinSiteKey } from '../captcha/standin/captchaStandin';
import { filledContact } from './filledContact';

/** A visitor's knowledge of an enquiry: undefined until a 200 has arrived. */
export interface Enquiry {
  key: string;
  body: ContactPayload;
  acknowledged: boolean;
}

export function newEnquiry(name: string): Enquiry {
  // One address each, or the cool-down would rightly hold confirmations back.
  return {
    key: `key-${name}`,
    body: filledContact({ email: `${name}@example.com`, company: name }),
    acknowledged: false,
  };
}

/** away: a 503, for example of an overloaded machine; broken: the connection failed, and the result is unknown. */
export type Outcome = 'acknowledged' | 'away' | 'broken';

/** Sends as the form does: a captcha token first, then the enquiry under its key. */
export async function enquire(url: string, enquiry: Enquiry): Promise<Outcome> {
  try {
    const body = new URLSearchParams({ sitekey: standinSiteKey, action: 'contact', hostname: 'localhost' });
    const captcha = await fetch(`${url}/captcha/turnstile/v0/token`, { method: 'POST', body });
    const { token } = (await captcha.json()) as { token: string };
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': enquiry.key },
      body: JSON.stringify({ ...enquiry.body, turnstileToken: token }),
    });
    if (response.status === 503) return 'away';
    const answer = (await response.json()) as { success: boolean };
    if (!response.ok || !answer.success)
      throw new RefusedError(`${response.status} ${JSON.stringify(answer)}`);
    enquiry.acknowledged = true;
    return 'acknowledged';
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    return 'broken';
  }
}

class RefusedError extends Error {}
