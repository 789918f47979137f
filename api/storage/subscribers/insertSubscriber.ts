import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';
import { newId, newToken } from '../engine/identifiers';

/** The origin of a sign-up, as proof of consent. */
export interface ConsentOrigin {
  readonly textVersion: string;
  readonly page: string;
  readonly network: string;
  readonly trapped?: boolean;
}

/**
 * Takes a sign-up (double opt-in). An unsubscribed address (new, unconfirmed or left) is asked by mail, and nothing
 * else changes until it confirms. So a stranger cannot bring a reader back. A subscribed address stays as it is and
 * gets a mail that says so. Each request has its own record, so that a stranger's never becomes the owner's proof of
 * consent.
 */
export async function insertSubscriber(
  db: Kysely<Database>,
  subscriber: { email: string; emailKey: string },
  origin: ConsentOrigin = { textVersion: 'unknown', page: '', network: '' },
): Promise<'asked' | 'known'> {
  const { rows } = await sql<{ kind: string }>`
    with subscriber as (
      insert into subscribers (id, email, email_key, unsubscribe_token)
      values (${newId()}, ${subscriber.email}, ${subscriber.emailKey}, ${newToken()})
      on conflict (email_key) do update set email_key = excluded.email_key
      returning id, confirmed_at is not null and unsubscribed_at is null as subscribed
    ), asked as (
      insert into consents (id, subscriber_id, token, text_version, page, network, trapped)
      select ${newId()}::uuid, id, ${newToken()}, ${origin.textVersion}, ${origin.page}, ${origin.network},
             ${origin.trapped ?? false}
      from subscriber where not subscribed
      returning subscriber_id
    )
    insert into mails (id, kind, subscriber_id, priority)
    select ${newId()}::uuid, 'newsletter-confirmation', subscriber_id, 1 from asked
    union all
    select ${newId()}::uuid, 'newsletter-known', id, 1 from subscriber where subscribed
    returning kind`.execute(db);
  return rows[0]?.kind === 'newsletter-confirmation' ? 'asked' : 'known';
}
