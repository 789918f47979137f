import type { ColumnType, Generated, Kysely, Selectable } from 'kysely';
import type { MailKind } from '../mails/mailKinds';
import type { EnquiryColumnName } from '../enquiries/enquiryColumns';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Timestamp = ColumnType<Date, Date | undefined, Date>;

export type Department = 'general' | 'career' | 'projects';
/**
 * - waiting: due at next_attempt_at
 * - sent: the mail server took it, or it is a file
 * - dead: given up
 * - suppressed: its subject is settled
 * - expired: it would have come too late
 */
type MailStatus = 'waiting' | 'sent' | 'dead' | 'suppressed' | 'expired';
/** honeypot: the hidden field was filled; unverified: the captcha could not be checked, or no script ran it. */
export type HeldReason = 'honeypot' | 'unverified';

export type EnquiryStatus = 'new' | 'answered' | 'spam';

/** What the site itself keeps about an enquiry, besides the columns of enquiryColumns.ts. */
export interface EnquiriesTable extends Record<EnquiryColumnName, Defaulted<string>> {
  id: string;
  idempotency_key: string | null;
  body_hash: string;
  /** The address in normal form, equal for all its spellings. */
  email_key: string;
  department: Department;
  /** Stored, and shown to the owner with a mark. The sender gets no confirmation until the owner releases it. */
  held: Defaulted<boolean>;
  held_reason: HeldReason | null;
  created_at: Timestamp;
  status: Defaulted<EnquiryStatus>;
  /** Null while unanswered. */
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The owner's own note on the enquiry. */
  note: Defaulted<string>;
}

export type Enquiry = Selectable<EnquiriesTable>;

export interface SubscribersTable {
  id: string;
  email: string;
  email_key: string;
  unsubscribe_token: string;
  created_at: Timestamp;
  /** When a confirming link was last followed; null means never, so no newsletter goes there. */
  confirmed_at: Date | null;
  /** Only a confirmation clears it, so that a stranger cannot bring an unsubscribed reader back. */
  unsubscribed_at: Date | null;
}

/** Each sign-up and its result: the proof of consent (GDPR, article 7). */
interface ConsentsTable {
  id: string;
  subscriber_id: string;
  /** The token of the confirming link. */
  token: string;
  /** The version of the sign-up text that was agreed to. */
  text_version: string;
  /** The page of the form, and the network of the sign-up. */
  page: string;
  network: string;
  requested_at: Timestamp;
  confirmed_at: Date | null;
  confirmed_network: string | null;
  withdrawn_at: Date | null;
}

/** The outbox: every mail and webhook call that must leave. */
export interface MailsTable {
  id: string;
  kind: MailKind;
  enquiry_id: string | null;
  subscriber_id: string | null;
  status: Defaulted<MailStatus>;
  attempts: Generated<number>;
  /** During sending it is two minutes ahead, so that the mail of a killed process comes back by itself. */
  next_attempt_at: Timestamp;
  leased: Defaulted<boolean>;
  last_error: string | null;
  created_at: Timestamp;
  finished_at: Date | null;
  /** Sending order: 0 for what the owner must know, 1 for what a visitor waits for, 2 for the rest. */
  priority: Defaulted<number>;
  /** After this time the mail is not worth sending. */
  expires_at: Date | null;
  /** JSON of a message on neither an enquiry nor a subscriber. */
  detail: string | null;
  /** Makes a message unique, because several instances may queue the same one. */
  dedupe_key: string | null;
}

/** Addresses whose owners never want to be asked again, as fingerprints (getFingerprint). */
interface BlockedAddressesTable {
  fingerprint: string;
  at: Timestamp;
}

/** Backups that were read back. */
interface BackupsTable {
  at: Timestamp;
  file: string;
}

/** The tables that typed queries use. Statements in SQL alone use the rest of migrations.ts. */
export interface Database {
  enquiries: EnquiriesTable;
  blocked_addresses: BlockedAddressesTable;
  backups: BackupsTable;
  subscribers: SubscribersTable;
  consents: ConsentsTable;
  mails: MailsTable;
}

/** The database as statements see it. */
export type Db = Kysely<Database>;

/** An open database. */
export interface Connection {
  readonly db: Db;
  readonly close: () => Promise<void>;
}

/** The database of a server, which knows whether an enquiry can be stored in it. */
export interface Storage extends Connection {
  /** Why no enquiry can be stored, as one line; undefined while one can. */
  readonly getFault: () => string | undefined;
  /** Tries to store an enquiry, and rolls it back. Rejects with the reason when it cannot be stored. */
  readonly checkWrite: () => Promise<void>;
}
