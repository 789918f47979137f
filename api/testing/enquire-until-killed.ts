import type { ContactPayload } from 'shared-content/forms';
import { standinSiteKey } from '../plugins/captcha-standin/standin-keys';
import { filledContact } from './filled-contact';

/** What a visitor knows about an enquiry: undefined until a 200 has arrived. */
export interface Enquiry {
  key: string;
  body: ContactPayload;
  acknowledged: boolean;
}

export function newEnquiry(name: string): Enquiry {
  // An address each, or the cool-down would rightly keep confirmations back.
  return {
    key: `key-${name}`,
    body: filledContact({ email: `${name}@example.com`, company: name }),
    acknowledged: false,
  };
}

/** Sends as the form does: a captcha token first, then the enquiry under its key. False when the line breaks. */
export async function enquire(url: string, enquiry: Enquiry): Promise<boolean> {
  try {
    const body = new URLSearchParams({ sitekey: standinSiteKey, action: 'contact', hostname: 'localhost' });
    const captcha = await fetch(`${url}/captcha/turnstile/v0/token`, { method: 'POST', body });
    const { token } = (await captcha.json()) as { token: string };
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': enquiry.key },
      body: JSON.stringify({ ...enquiry.body, turnstileToken: token }),
    });
    const answer = (await response.json()) as { success: boolean };
    if (!response.ok || !answer.success)
      throw new RefusedError(`${response.status} ${JSON.stringify(answer)}`);
    enquiry.acknowledged = true;
    return true;
  } catch (error) {
    if (error instanceof RefusedError) throw error;
    return false;
  }
}

class RefusedError extends Error {}
