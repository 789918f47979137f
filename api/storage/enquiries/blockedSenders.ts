import { type RawBuilder, type Selectable, sql } from 'kysely';
import { audited } from '../audit/audit';
import type { BlockedSendersTable, Db } from '../engine/database';
import { emailKey } from '../subscribers/emailKey';

/** True of a row whose `email_key` (address, domain or parent domain) the owner has blocked. */
export function isBlocked(table: string): RawBuilder<boolean> {
  const key = sql.ref(`${table}.email_key`);
  return sql<boolean>`exists (
    select from blocked_senders
    where sender = ${key}
      or (left(sender, 1) = '@'
          and right('.' || regexp_replace(${key}, '^.*@', ''), length(sender)) = '.' || substr(sender, 2)))`;
}

/** Parses a sender to block: an address, or a domain with or without @. Undefined for anything else. */
export function parseSender(text: string): string | undefined {
  const trimmed = text.trim();
  if (/^@?[^\s@]+\.[^\s@.]+$/.test(trimmed)) return emailKey(`@${trimmed.replace(/^@/, '')}`);
  return /^[^\s@]+@[^\s@]+$/.test(trimmed) ? emailKey(trimmed) : undefined;
}

/** Blocks a sender (parseSender). False when the sender is already blocked. */
export function blockSender(
  db: Db,
  sender: string,
  { reason = '', actor }: { reason?: string; actor: string },
): Promise<boolean> {
  return audited(db, {
    actor,
    action: 'sender blocked',
    change: sql`
      insert into blocked_senders (sender, reason) values (${sender}, ${reason})
      on conflict (sender) do nothing
      returning 'blocked senders' as subject, ''::text as detail`,
  });
}

/** Unblocks a sender. Their held enquiries stay held. False when the sender is not blocked. */
export function unblockSender(db: Db, sender: string, actor: string): Promise<boolean> {
  return audited(db, {
    actor,
    action: 'sender unblocked',
    change: sql`
      delete from blocked_senders where sender = ${sender}
      returning 'blocked senders' as subject, ''::text as detail`,
  });
}

export function listBlocked(db: Db): Promise<Selectable<BlockedSendersTable>[]> {
  return db.selectFrom('blocked_senders').selectAll().orderBy('blocked_at', 'desc').execute();
}
