import { sql } from 'kysely';
import type { MailKind } from '../engine/database';

/** Kinds that go to a visitor's address. What becomes of them is a note at the record; everything else is the owner's. */
export const visitorKinds: readonly MailKind[] = [
  'enquiry-confirmation',
  'newsletter-confirmation',
  'newsletter-welcome',
  'newsletter-known',
];

/** True of a mail, or a call of the webhook, by which the owner is told of something. */
export const isForOwner = sql<boolean>`mails.kind not in (${sql.join(visitorKinds.map((kind) => sql.lit(kind)))})`;
