import { type RawBuilder, sql } from 'kysely';
import { newId } from '../engine/identifiers';
import type { MailKind } from './mailKinds';
import type { Db } from '../engine/database';

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

/**
 * Queues messages on neither an enquiry nor a subscriber, in one statement. Each `dedupeKey` goes once, however many
 * instances ask. Returns the number of new messages.
 */
export async function queueMessages(
  db: Db,
  messages: { kind: MailKind; dedupeKey: string; detail?: Record<string, unknown> }[],
): Promise<number> {
  if (messages.length === 0) return 0;
  const rows = messages.map(({ kind, dedupeKey, detail }) => ({
    id: newId(),
    kind,
    dedupe_key: `${kind} ${dedupeKey}`,
    detail: detail === undefined ? null : JSON.stringify(detail),
  }));
  const { numAffectedRows } = await sql`
    insert into mails (id, kind, dedupe_key, detail, priority)
    select id, kind, dedupe_key, detail, 0
    from json_to_recordset(${JSON.stringify(rows)}::json) as message (id uuid, kind text, dedupe_key text, detail text)
    on conflict (dedupe_key) do nothing`.execute(db);
  return Number(numAffectedRows ?? 0n);
}
