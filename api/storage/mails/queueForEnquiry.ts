import { sql, type RawBuilder } from 'kysely';
import { newId } from '../engine/identifiers';
import type { MailKind } from './mailKinds';

interface Queued {
  readonly kind: MailKind;
  readonly priority: 0 | 1;
  /** Hours after which it is not worth sending. */
  readonly hours?: number;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** SQL that queues messages on the enquiry which a statement of audited() has changed; without any, nothing. */
export const queueForEnquiry = (...mails: readonly (Queued | false)[]): RawBuilder<unknown> | undefined => {
  const rows = mails
    .filter((mail) => mail !== false)
    .map(
      ({ kind, priority, hours = null, detail }) =>
        sql`(${newId()}::uuid, ${kind}::text, ${priority}::int, ${hours}::int, ${detail ? JSON.stringify(detail) : null}::text)`,
    );
  if (rows.length === 0) return undefined;
  return sql`
    insert into mails (id, kind, enquiry_id, priority, expires_at, detail)
    select mail.id, mail.kind, changed.subject::uuid, mail.priority, now() + mail.hours * interval '1 hour', mail.detail
    from changed, (values ${sql.join(rows)}) as mail (id, kind, priority, hours, detail)`;
};
