import { type Selectable, sql } from 'kysely';
import { countAudited, writeAudit } from '../audit/audit';
import type { Db, SubscribersTable } from '../engine/database';
import { newId, newToken } from '../engine/identifiers';
import { emailKey } from './emailKey';

/** The newsletter's readers: confirmed and not unsubscribed. With `all`, also the unconfirmed and unsubscribed. */
export function listSubscribers(
  db: Db,
  {
    search,
    all,
    before,
    limit,
  }: {
    search?: string | undefined;
    all?: boolean | undefined;
    /** Id of the last subscriber of the previous page: only older ones follow. */
    before?: string | undefined;
    limit?: number | undefined;
  },
): Promise<Selectable<SubscribersTable>[]> {
  return db
    .selectFrom('subscribers')
    .selectAll()
    .$if(search !== undefined, (query) =>
      query.where(sql<boolean>`strpos(lower(email), lower(${search!}::text)) > 0`),
    )
    .$if(!all, (query) => query.where('unsubscribed_at', 'is', null).where('confirmed_at', 'is not', null))
    .$if(before !== undefined, (query) => query.where('id', '<', before!))
    .orderBy('id', 'desc')
    .$if(limit !== undefined, (query) => query.limit(limit!))
    .execute();
}

/** True of a subscriber who gets newsletters: confirmed, not unsubscribed, and not bounced. */
export const isReachable = sql<boolean>`(subscribers.confirmed_at is not null
  and subscribers.unsubscribed_at is null and subscribers.bounced_at is null)`;

/** The result of an import of addresses by the owner. */
interface Added {
  /** Now on the list, or asked by mail to confirm. */
  readonly added: number;
  /** Already on the list. */
  readonly known: number;
  /** Unsubscribed or bouncing: no import brings these back, only the readers themselves can. */
  readonly gone: number;
}

/** The text version of a consent that the owner recorded without this site's form. */
const ownersWords = 'owner';
/** Rows per statement, so that it stays small. */
const page = 500;

/** Each inbox once, with its key. */
const withKeys = (emails: readonly string[]) => [
  ...new Map(emails.map((email) => [emailKey(email), email.trim()])),
];

/**
 * Adds addresses, each with a record of where and when its owner agreed. Without `confirmed`, each is asked by mail
 * first. An unsubscribed address stays away, whatever the list says.
 */
export async function addSubscribers(
  db: Db,
  emails: readonly string[],
  { consent, confirmed, actor }: { consent: string; confirmed: boolean; actor: string },
): Promise<Added> {
  const unique = withKeys(emails);
  let added = 0;
  let gone = 0;
  for (let start = 0; start < unique.length; start += page) {
    const rows = unique.slice(start, start + page).map(([email_key, email]) => ({
      id: newId(),
      consent_id: newId(),
      mail_id: newId(),
      email,
      email_key,
      token: newToken(),
      consent_token: newToken(),
    }));
    const { rows: counts } = await sql<{ added: number; gone: number }>`
      with given as (
        select * from json_to_recordset(${JSON.stringify(rows)}::json) as given (
          id uuid, consent_id uuid, mail_id uuid, email text, email_key text, token text, consent_token text)
      ), fresh as (
        insert into subscribers (id, email, email_key, unsubscribe_token, confirmed_at)
        select id, email, email_key, token, case when ${confirmed} then now() end from given
        on conflict (email_key) do nothing
        returning id, email_key
      ), asked_before as (
        update subscribers set confirmed_at = case when ${confirmed} then now() end
        from given
        where subscribers.email_key = given.email_key and subscribers.confirmed_at is null
          and subscribers.unsubscribed_at is null and subscribers.bounced_at is null
        returning subscribers.id, subscribers.email_key
      ), joined as (
        select * from fresh union all select * from asked_before
      ), agreed as (
        insert into consents (id, subscriber_id, token, text_version, page, network, confirmed_at)
        select given.consent_id, joined.id, case when ${confirmed} then null else given.consent_token end,
               ${ownersWords}, ${consent}, '', case when ${confirmed} then now() end
        from joined join given using (email_key)
      ), asked as (
        insert into mails (id, kind, subscriber_id, priority)
        select given.mail_id, 'newsletter-confirmation', joined.id, 2
        from joined join given using (email_key) where not ${confirmed}
      )
      select (select count(*)::int from joined) as added,
             (select count(*)::int from subscribers join given using (email_key)
               where unsubscribed_at is not null or bounced_at is not null) as gone`.execute(db);
    added += counts[0]!.added;
    gone += counts[0]!.gone;
  }
  const detail = `${added} ${confirmed ? 'confirmed' : 'asked by mail'}`;
  await writeAudit(db, { actor, action: 'subscribers added', subject: 'subscribers', detail });
  return { added, known: unique.length - added - gone, gone };
}

/**
 * Unsubscribes addresses that left elsewhere, such as in the previous newsletter program. No import brings them back.
 * Returns how many were on the list.
 */
export async function addWithdrawals(db: Db, emails: readonly string[], actor: string): Promise<number> {
  const unique = withKeys(emails);
  let left = 0;
  for (let start = 0; start < unique.length; start += page) {
    const rows = unique
      .slice(start, start + page)
      .map(([email_key, email]) => ({ id: newId(), email, email_key, token: newToken() }));
    left += await countAudited(db, {
      actor,
      action: 'subscriber unsubscribed',
      change: sql`
          update subscribers set unsubscribed_at = now()
          from json_to_recordset(${JSON.stringify(rows)}::json) as given (email_key text)
          where subscribers.email_key = given.email_key and unsubscribed_at is null
          returning subscribers.id::text as subject, 'left elsewhere' as detail`,
      also: sql`
          update consents set withdrawn_at = now()
          from changed where subscriber_id = changed.subject::uuid and withdrawn_at is null`,
    });
    await sql`
      insert into subscribers (id, email, email_key, unsubscribe_token, unsubscribed_at)
      select id, email, email_key, token, now()
      from json_to_recordset(${JSON.stringify(rows)}::json) as given (id uuid, email text, email_key text, token text)
      on conflict (email_key) do nothing`.execute(db);
  }
  return left;
}
