import type { Bounce } from '../storage/subscribers/leaving';

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads what Postmark, SendGrid, Mailgun and Brevo send, and the plain form { "email", "kind": "bounce" | "complaint",
 * "reason" } for any other. Only permanent bounces and complaints count. Other events are ignored, so a provider may
 * send all of them.
 */
export function parseBounces(body: unknown): Bounce[] {
  const events = (Array.isArray(body) ? body : [body]).filter(isFields);
  return events.flatMap((event) => getBounce(event) ?? []).filter(({ email }) => email.includes('@'));
}

function getBounce(event: Fields): Bounce | undefined {
  const mailgun = event['event-data'];
  if (isFields(mailgun)) {
    const { recipient, event: name, severity, reason } = mailgun;
    if (name === 'complained') return bounce(recipient, 'complaint', 'Mailgun: complained');
    return name === 'failed' && severity === 'permanent'
      ? bounce(recipient, 'bounce', `Mailgun: ${String(reason ?? 'failed')}`)
      : undefined;
  }
  if (typeof event.RecordType === 'string') {
    if (event.RecordType === 'SpamComplaint')
      return bounce(event.Email, 'complaint', 'Postmark: spam complaint');
    return event.RecordType === 'Bounce' && (event.Type === 'HardBounce' || event.Type === 'BadEmailAddress')
      ? bounce(event.Email, 'bounce', `Postmark: ${String(event.Description ?? event.Type)}`)
      : undefined;
  }
  const { email, kind, reason } = event;
  if (kind === 'bounce' || kind === 'complaint') return bounce(email, kind, String(reason ?? kind));
  switch (event.event) {
    // SendGrid; `blocked` is a temporary refusal.
    case 'bounce':
      return event.type === 'blocked' ? undefined : bounce(email, 'bounce', String(reason ?? 'bounce'));
    case 'spamreport':
      return bounce(email, 'complaint', 'SendGrid: spam report');
    // Brevo.
    case 'hard_bounce':
    case 'invalid_email':
      return bounce(email, 'bounce', `Brevo: ${String(reason ?? event.event)}`);
    case 'spam':
    case 'complaint':
      return bounce(email, 'complaint', 'Brevo: complaint');
    default:
      return undefined;
  }
}

const bounce = (email: unknown, kind: Bounce['kind'], reason: string): Bounce => ({
  email: typeof email === 'string' ? email : '',
  kind,
  reason,
});

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
