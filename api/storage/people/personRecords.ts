import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Database, Db } from '../engine/database';
import { emailKey, getFingerprint, inboxLimitKey } from '../subscribers/emailKey';

/** Columns that let their reader do something, or that serve the program alone: no copy hands them out. */
const keys = ['idempotency_key', 'body_hash', 'unsubscribe_token', 'token', 'dedupe_key'];

const withoutKeys = (row: object) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !keys.includes(column)));

/** All records of one address, each list in the order of time. */
export async function readPersonRecords(db: Db, email: string) {
  const key = emailKey(email);
  const own = sql`email_key = ${key}`;
  const onEnquiry = sql`enquiry_id in (select id from enquiries where ${own})`;
  const onSubscriber = sql`subscriber_id in (select id from subscribers where ${own})`;
  const all = async <Table extends keyof Database>(
    table: Table,
    condition: RawBuilder<unknown>,
    time: string,
  ) => {
    const { rows } = await sql<Selectable<Database[Table]>>`
      select * from ${sql.table(table)} where ${condition} order by ${sql.ref(time)}`.execute(db);
    return rows.map((row) => withoutKeys(row) as typeof row);
  };
  return {
    enquiries: await all('enquiries', own, 'created_at'),
    subscriptions: await all('subscribers', own, 'created_at'),
    consents: await all('consents', onSubscriber, 'requested_at'),
    mails: await all('mails', sql`${onEnquiry} or ${onSubscriber}`, 'created_at'),
  };
}

type PersonRecords = Awaited<ReturnType<typeof readPersonRecords>>;

/** The number of each kind of record: 1 enquiry, 0 subscriptions, 3 mails. */
export function describeRecords({ enquiries, subscriptions, mails }: PersonRecords): string {
  const count = ({ length }: readonly unknown[], one: string, many: string) =>
    `${length} ${length === 1 ? one : many}`;
  return [
    count(enquiries, 'enquiry', 'enquiries'),
    count(subscriptions, 'subscription', 'subscriptions'),
    count(mails, 'mail', 'mails'),
  ].join(', ');
}

/**
 * Removes all records of one address in one statement. Mails go with their records. The address's fingerprint and the ids of
 * the records stay, so that no backup brings the person back.
 */
export async function erasePerson(db: Db, email: string): Promise<void> {
  const key = emailKey(email);
  await sql`
    with gone_enquiries as (delete from enquiries where email_key = ${key} returning id),
         gone_subscribers as (delete from subscribers where email_key = ${key} returning id),
         gone_counts as (delete from rate_limits where key = ${inboxLimitKey(email)})
    insert into erasures (fingerprint)
    select ${getFingerprint(sql`${key}::text`)}
    union select id::text from gone_enquiries union select id::text from gone_subscribers
    on conflict (fingerprint) do update set at = now()`.execute(db);
}
