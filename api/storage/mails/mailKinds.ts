import { sql } from 'kysely';

/**
 * Every kind of message, and its receiver. A mail to a `visitor` that is refused is a note at the record. All
 * others are the owner's. `webhook` kinds leave as calls, not as mails.
 */
const receivers = {
  'enquiry-notification': 'owner',
  'enquiry-confirmation': 'visitor',
  'newsletter-opt-in': 'visitor',
  'newsletter-welcome': 'visitor',
  'newsletter-known': 'visitor',
  alert: 'owner',
  'enquiry-webhook': 'webhook',
  'confirmed-webhook': 'webhook',
  'left-webhook': 'webhook',
  'alert-webhook': 'webhook',
} as const;

type Receivers = typeof receivers;
export type MailKind = keyof Receivers;
export type WebhookKind = { [K in MailKind]: Receivers[K] extends 'webhook' ? K : never }[MailKind];

/** Kinds that this version can send. A newer version beside it may queue other kinds, which only it sends. */
export const mailKinds = Object.keys(receivers) as MailKind[];

export const webhookKinds = mailKinds.filter((kind) => receivers[kind] === 'webhook');
/** Kinds that leave as mails. */
export const sentKinds = mailKinds.filter((kind) => receivers[kind] !== 'webhook');

export const isWebhookKind = (kind: MailKind): kind is WebhookKind => receivers[kind] === 'webhook';

export const isForVisitor = (kind: MailKind): boolean => receivers[kind] === 'visitor';

/** True of a mail or webhook call that informs the owner. */
export const isForOwner = sql<boolean>`mails.kind not in (${sql.join(mailKinds.filter(isForVisitor).map((kind) => sql.lit(kind)))})`;
