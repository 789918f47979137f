import type { ColumnType, Generated } from 'kysely';

type Defaulted<T> = ColumnType<T, T | undefined, T>;
type Timestamp = ColumnType<Date, Date | undefined, Date>;

export type Department = 'general' | 'career' | 'projects';
export type MailKind = 'enquiry-notification' | 'enquiry-confirmation' | 'newsletter-welcome';
/** waiting: due at next_attempt_at; dead: given up, for the operator to see; suppressed: the address is cooling down. */
export type MailStatus = 'waiting' | 'sent' | 'dead' | 'suppressed';

export interface EnquiriesTable {
  id: string;
  idempotency_key: string | null;
  body_hash: string;
  first_name: string;
  last_name: string;
  email: string;
  /** The address in the form in which two spellings of it are equal. */
  email_key: string;
  phone: string;
  company: string;
  service_interest: string;
  description: string;
  budget: string;
  department: Department;
  /** Kept, but nobody is mailed until the owner releases it. */
  held: Defaulted<boolean>;
  created_at: Timestamp;
}

export interface SubscribersTable {
  id: string;
  email: string;
  email_key: string;
  unsubscribe_token: string;
  created_at: Timestamp;
  unsubscribed_at: Date | null;
}

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
}

/** When the next mail of a kind may go to an address. */
export interface CooldownsTable {
  email_key: string;
  kind: MailKind;
  mail_id: string;
  until: Date;
}

export interface Database {
  enquiries: EnquiriesTable;
  subscribers: SubscribersTable;
  mails: MailsTable;
  cooldowns: CooldownsTable;
}
