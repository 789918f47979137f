import type { ContactPayload } from 'shared-content/forms';
import { filledContact } from './filledContact';
import { solveCaptcha } from './openTestApp';

/** A visitor's knowledge of an enquiry: undefined until a 200 has arrived. */
export interface Enquiry {
  key: string;
  body: ContactPayload;
  acknowledged: boolean;
}

export function newEnquiry(name: string): Enquiry {
  // One address each, or the limit of an inbox would rightly hold confirmations back.
  return {
    key: `key-${name}`,
    body: filledContact({ email: `${name}@example.com`, company: name }),
    acknowledged: false,
  };
}

/** away: a 503, for example of an overloaded machine; broken: the connection failed, and the result is unknown. */
export type Outcome = 'acknowledged' | 'away' | 'broken';

/** Sends an enquiry under its key, as the form does. */
export async function enquire(url: string, enquiry: Enquiry): Promise<Outcome> {
  try {
    const response = await fetch(`${url}/api/contact`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'idempotency-key': enquiry.key },
      body: JSON.stringify({ ...enquiry.body, turnstileToken: solveCaptcha() }),
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
