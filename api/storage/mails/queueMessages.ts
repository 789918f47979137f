import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';
import { newId } from '../engine/identifiers';
import type { MailKind } from './mailKinds';

/**
 * Queues messages on neither an enquiry nor a subscriber, in one statement. Each `dedupeKey` goes once, however many
 * instances ask. Returns the number of new messages.
 */
export async function queueMessages(
  db: Kysely<Database>,
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
