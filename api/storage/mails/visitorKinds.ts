import { sql } from 'kysely';
import type { MailKind } from '../engine/database';

/** Kinds that go to a visitor's address. Their fate is a note at the record; all other kinds are the owner's. */
export const visitorKinds: readonly MailKind[] = [
  'enquiry-confirmation',
  'newsletter-confirmation',
  'newsletter-welcome',
  'newsletter-known',
  'newsletter',
  'newsletter-test',
];

/** True of a mail or webhook call that informs the owner. */
export const isForOwner = sql<boolean>`mails.kind not in (${sql.join(visitorKinds.map((kind) => sql.lit(kind)))})`;
