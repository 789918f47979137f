import type { ColumnType, Generated, Kysely } from 'kysely';
import type { EnquiryColumnName } from './enquiryColumns';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Timestamp = ColumnType<Date, Date | undefined, Date>;

export type Department = 'general' | 'career' | 'projects';
export type MailKind =
  | 'enquiry-notification'
  | 'enquiry-confirmation'
  | 'newsletter-confirmation'
  | 'enquiry-reply'
  | 'newsletter-welcome'
  | 'newsletter'
  | 'newsletter-test'
  | 'newsletter-known'
  | 'alert'
  | 'summary'
  | WebhookKind;
/** What is not a mail but a call of the owner's webhook; the same queue keeps, tries and buries it. */
export type WebhookKind =
  | 'enquiry-webhook'
  | 'answered-webhook'
  | 'confirmed-webhook'
  | 'left-webhook'
  | 'dead-webhook'
  | 'alert-webhook';
/**
 * waiting: due at next_attempt_at; sent: the mail server took it; written: into a file, from where it goes nowhere by
 * itself; dead: given up, for the operator to see; suppressed: the address is cooling down;
 * expired: it would have come too late; dismissed: given up, and the owner has seen it. Of newsletters alone: bounced, the address was refused and is suppressed;
 * unsure, the program or the line ended during the handover, and the copy is not sent again by itself.
 */
export type MailStatus =
  'waiting' | 'sent' | 'written' | 'dead' | 'suppressed' | 'expired' | 'dismissed' | 'bounced' | 'unsure';
/**
 * honeypot: the field that people do not see was filled; captcha-away: nobody could check the captcha; blocked: the
 * owner blocked the sender.
 */
export type HeldReason = 'honeypot' | 'captcha-away' | 'blocked';

export type EnquiryStatus = 'new' | 'answered' | 'spam';

/** Beside what enquiryColumns.ts describes: what the site itself keeps about an enquiry. */
export interface EnquiriesTable extends Record<EnquiryColumnName, Defaulted<string>> {
  id: string;
  idempotency_key: string | null;
  body_hash: string;
  /** The address in the form in which two spellings of it are equal. */
  email_key: string;
  department: Department;
  /** Kept and told to the owner with a mark; its sender gets no confirmation until the owner releases it. */
  held: Defaulted<boolean>;
  held_reason: HeldReason | null;
  created_at: Timestamp;
  status: Defaulted<EnquiryStatus>;
  /** Null while it is not answered, and for what was answered before anybody wrote that down. */
  answered_at: ColumnType<Date | null, Date | null | undefined, Date | null>;
  /** The owner's own words about it. */
  note: Defaulted<string>;
  /** Of the link in a notification by which its reader marks it as answered. */
  answer_key: Generated<string>;
}

export interface SubscribersTable {
  id: string;
  email: string;
  email_key: string;
  unsubscribe_token: string;
  created_at: Timestamp;
  /** When the link of a confirming mail was followed last; null: never, so no newsletter goes there. */
  confirmed_at: Date | null;
  /** Only a confirmation clears it: whoever left is not brought back by a stranger. */
  unsubscribed_at: Date | null;
  /** Mail to the address came back for good; only a confirmation clears it. */
  bounced_at: Date | null;
  bounce_reason: string | null;
}

/** Each sign-up with what became of it: the proof of consent (GDPR, article 7). */
export interface ConsentsTable {
  id: string;
  subscriber_id: string;
  /** Of the confirming link; null in records from before there was one. */
  token: string | null;
  /** Which words were agreed to: the version of the sign-up's text. */
  text_version: string;
  /** The page of the form, and the network that the sign-up came from. */
  page: string;
  network: string;
  /** The trap for programs was filled. */
  trapped: Defaulted<boolean>;
  requested_at: Timestamp;
  confirmed_at: Date | null;
  confirmed_network: string | null;
  withdrawn_at: Date | null;
}

/** The outbox: all that must leave, mails and calls of the owner's webhook. */
export interface MailsTable {
  id: string;
  kind: MailKind;
  enquiry_id: string | null;
  subscriber_id: string | null;
  status: Defaulted<MailStatus>;
  attempts: Generated<number>;
  /** While a mail is being sent this lies two minutes ahead, so that a killed process's mail comes back by itself. */
  next_attempt_at: Timestamp;
  leased: Defaulted<boolean>;
  last_error: string | null;
  created_at: Timestamp;
  finished_at: Date | null;
  /** What goes first: 0 what the owner must know, 1 what a visitor waits for, 2 the rest. */
  priority: Defaulted<number>;
  /** After this it is not worth sending any more. */
  expires_at: Date | null;
  /** JSON of what speaks of no enquiry and no subscriber. */
  detail: string | null;
  /** Queued once: several instances may have the same thing to say. */
  dedupe_key: string | null;
  /** Of a newsletter's copy or test. */
  newsletter_id: string | null;
  /** Of a newsletter's copy: set before the mail server gets it, cleared when it certainly did not take it. */
  handover_at: Date | null;
}

/** draft: nobody gets it; sending: copies are queued at its rate; paused: no more are; sent: all are queued. */
export type NewsletterStatus = 'draft' | 'sending' | 'paused' | 'sent';

export interface NewslettersTable {
  id: string;
  /** Of the words: the same file again is the same newsletter. */
  content_hash: string;
  subject: string;
  markdown: string;
  status: Defaulted<NewsletterStatus>;
  per_hour: Defaulted<number>;
  /** Whose copy was queued last: subscribers come in the order of their ids. */
  last_subscriber: string | null;
  next_batch_at: Timestamp;
  created_at: Timestamp;
  started_at: Date | null;
  finished_at: Date | null;
}

/** Answers that were written at the desk. */
export interface RepliesTable {
  id: string;
  enquiry_id: string;
  body: string;
  author: string;
  created_at: Timestamp;
}

/** Enquiries of these are held: an address in the form of email_key, or @ and a domain with its subdomains. */
export interface BlockedSendersTable {
  sender: string;
  reason: Defaulted<string>;
  blocked_at: Timestamp;
}

/** When the next mail of a kind may go to an address. */
export interface CooldownsTable {
  email_key: string;
  kind: MailKind;
  mail_id: string;
  until: Date;
}

/** Who did what to which record, without anybody's data. Lines are only ever added. */
export interface AuditTable {
  id: Generated<string>;
  at: Timestamp;
  actor: string;
  action: string;
  /** The id of an enquiry, or the name of a collection. */
  subject: string;
  detail: string;
}

/** Keys of the owner's pages, as hashes: sign-in links that wait to be used, and sessions. */
export interface DeskKeysTable {
  hash: string;
  kind: 'link' | 'session';
  name: string;
  expires_at: Date;
}

/** Failures and violations that visitors met, counted by the minute; nothing about the visitors. */
export interface EncountersTable {
  minute: Date;
  /** Version of the shell whose page told it; the name is of older pages, which told their generation. */
  generation: string;
  /** The app that failed; `document` for what a document's policy refused. */
  app: string;
  version: string;
  /** A kind of failure, or directive and source of a violation. */
  kind: string;
  count: number;
}

/** Web vitals of a sample of page views, counted by the day and by how good they were. */
export interface VitalsTable {
  day: Date;
  page: string;
  device: string;
  name: string;
  rating: string;
  count: number;
}

/** Who was erased: a restored backup is not to bring them back. */
export interface ErasuresTable {
  /** Of an address (createFingerprint), or the id of an enquiry. */
  fingerprint: string;
  at: Timestamp;
}

export interface Database {
  enquiries: EnquiriesTable;
  erasures: ErasuresTable;
  subscribers: SubscribersTable;
  consents: ConsentsTable;
  mails: MailsTable;
  newsletters: NewslettersTable;
  replies: RepliesTable;
  blocked_senders: BlockedSendersTable;
  cooldowns: CooldownsTable;
  audit: AuditTable;
  desk_keys: DeskKeysTable;
  encounters: EncountersTable;
  vitals: VitalsTable;
}

/** An open database. */
export interface Storage {
  readonly engine: 'postgresql' | 'pglite';
  readonly db: Kysely<Database>;
  readonly close: () => Promise<void>;
}
