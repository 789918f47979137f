import type { Bounce } from '../storage/subscribers/leaving';

type Fields = Readonly<Record<string, unknown>>;

/** Names of an event and its type, as the providers write them: Postmark, SendGrid, Mailgun, Brevo, the plain form. */
const complaints = /^(SpamComplaint|spamreport|complained|spam|complaint)\b/;
// SendGrid's `bounce blocked` is a temporary refusal; Postmark's other types of bounces are temporary, too.
const bounces =
  /^(Bounce (HardBounce|BadEmailAddress)|bounce(?! blocked)|failed permanent|hard_bounce|invalid_email)\b/;

/**
 * Reads what Postmark, SendGrid, Mailgun and Brevo send, and the plain form { "email", "kind": "bounce" | "complaint",
 * "reason" } for any other. Only permanent bounces and complaints count. Other events are ignored, so a provider may
 * send all of them.
 */
export function parseBounces(body: unknown): Bounce[] {
  const events = (Array.isArray(body) ? body : [body]).filter(isFields);
  return events.flatMap((event) => {
    const given = isFields(event['event-data']) ? event['event-data'] : event;
    const email = given.email ?? given.Email ?? given.recipient;
    const name = given.kind ?? given.event ?? given.RecordType;
    const what = [name, given.type ?? given.Type ?? given.severity].filter(Boolean).join(' ');
    const kind = complaints.test(what) ? 'complaint' : bounces.test(what) ? 'bounce' : undefined;
    if (kind === undefined || typeof email !== 'string' || !email.includes('@')) return [];
    return [{ email, kind, reason: String(given.reason ?? given.Description ?? what) }];
  });
}

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
