import type { Bounce } from '../storage/subscribers/leaving';

/** A parsed call of a mail provider's webhook. `confirm` is a link by which the provider wants to be confirmed. */
export interface BounceCall {
  readonly bounces: readonly Bounce[];
  readonly confirm?: string;
}

type Fields = Readonly<Record<string, unknown>>;

/**
 * Reads what Postmark, SendGrid, Mailgun, Brevo and Amazon SES (through SNS) send, and the plain form { "email",
 * "kind": "bounce" | "complaint", "reason" }. Only permanent bounces and complaints count. Other events are ignored,
 * so a provider may send all of them.
 */
export function parseBounces(body: unknown): BounceCall {
  const events = (Array.isArray(body) ? body : [body]).filter(isFields);
  const amazon = events.find((event) => typeof event.Type === 'string' && typeof event.TopicArn === 'string');
  if (amazon?.Type === 'SubscriptionConfirmation')
    return { bounces: [], confirm: String(amazon.SubscribeURL) };
  if (amazon) return { bounces: amazonBounces(String(amazon.Message)) };
  return {
    bounces: events.flatMap((event) => getBounce(event) ?? []).filter(({ email }) => email.includes('@')),
  };
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

function amazonBounces(message: string): Bounce[] {
  let said: unknown;
  try {
    said = JSON.parse(message);
  } catch {
    return [];
  }
  if (!isFields(said)) return [];
  const { bounce: bounced, complaint } = said as { bounce?: Fields; complaint?: Fields };
  const people = (list: unknown) => (Array.isArray(list) ? list : []).filter(isFields);
  return [
    ...(bounced?.bounceType === 'Permanent' ? people(bounced.bouncedRecipients) : []).map((one) =>
      bounce(one.emailAddress, 'bounce', `Amazon: ${String(one.diagnosticCode ?? 'bounce')}`),
    ),
    ...people(complaint?.complainedRecipients).map((one) =>
      bounce(one.emailAddress, 'complaint', 'Amazon: complaint'),
    ),
  ];
}

const bounce = (email: unknown, kind: Bounce['kind'], reason: string): Bounce => ({
  email: typeof email === 'string' ? email : '',
  kind,
  reason,
});

function isFields(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null;
}
