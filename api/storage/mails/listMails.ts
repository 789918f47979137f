import type { Kysely } from 'kysely';
import type { Database, MailStatus } from '../engine/database';
import { isForOwner } from './mailKinds';

export type MailFilter = MailStatus | 'failing' | 'open';

/** Mails with the person concerned. "failing": waiting after a failed attempt; "open": all that the owner should see. */
export function listMails(db: Kysely<Database>, { filter, limit }: { filter: MailFilter; limit: number }) {
  return db
    .selectFrom('mails')
    .leftJoin('enquiries', 'enquiries.id', 'mails.enquiry_id')
    .leftJoin('subscribers', 'subscribers.id', 'mails.subscriber_id')
    .selectAll('mails')
    .select(({ fn }) => fn.coalesce('enquiries.email', 'subscribers.email').as('email'))
    .$if(filter === 'open', (query) =>
      query.where(({ or, and, eb }) =>
        or([
          and([eb('mails.status', '=', 'dead'), isForOwner]),
          and([eb('mails.status', '=', 'waiting'), eb('mails.last_error', 'is not', null)]),
        ]),
      ),
    )
    .$if(filter === 'failing', (query) =>
      query.where('mails.status', '=', 'waiting').where('mails.last_error', 'is not', null),
    )
    .$if(filter !== 'open' && filter !== 'failing', (query) =>
      query.where('mails.status', '=', filter as MailStatus),
    )
    .orderBy('mails.created_at', 'desc')
    .limit(limit)
    .execute();
}
