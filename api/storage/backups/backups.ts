import { sql } from 'kysely';
import type { Db } from '../engine/database';

/** Hours after which the owner is told that no good backup is fresh: a night and two hours. */
export const freshHours = 26;

/** Records a backup that was read back. */
export async function recordBackup(db: Db, file: string): Promise<void> {
  await db.insertInto('backups').values({ file }).execute();
}

/** Hours since the last good backup, or since the tables were made; by the database's clock. */
export async function readBackupAge(db: Db): Promise<{ hours: number; ever: boolean }> {
  const { rows } = await sql<{ hours: number; ever: boolean }>`
    select extract(epoch from now() - coalesce(max(at), (select min(timestamp)::timestamptz from kysely_migration)))::float8
             / 3600 as hours,
           max(at) is not null as ever
    from backups`.execute(db);
  return rows[0]!;
}

/**
 * SQL that is true where the outbox may send whatever waits. `backup run` leaves the rows of outbox_releases out, so a
 * restored database has none, and its messages older than a day wait for `outbox release`: most of them went out from
 * the database that was lost.
 */
const isOutboxReleased = sql<boolean>`exists (select from outbox_releases)`;

/** True of a message that a restored database keeps back. */
export const isKeptBack = sql<boolean>`(mails.status = 'waiting' and mails.created_at < now() - interval '1 day'
  and not ${isOutboxReleased})`;

/** Counts the messages that wait for `outbox release`, by kind. */
export async function countKeptBack(db: Db): Promise<{ kind: string; count: number }[]> {
  const { rows } = await sql<{ kind: string; count: number }>`
    select kind, count(*)::int as count from mails where ${isKeptBack} group by kind order by kind`.execute(
    db,
  );
  return rows;
}

/** Lets the outbox of a restored database send what waits, or drops the messages that were kept back. */
export async function releaseOutbox(db: Db, { drop }: { drop: boolean }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    with dropped as (
      update mails set status = 'expired', finished_at = now(), last_error = 'Dropped after a restore'
      where ${drop} and ${isKeptBack} returning id
    ), released as (
      insert into outbox_releases default values
    )
    select count(*)::int as count from dropped`.execute(db);
  return rows[0]!.count;
}
