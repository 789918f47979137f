import { createHash } from 'node:crypto';
import { type Selectable, sql } from 'kysely';
import { audited, writeAudit } from '../audit/audit';
import type { Db, NewslettersTable } from '../engine/database';
import { newId } from '../engine/identifiers';
import { isReachable } from '../subscribers/subscriberList';

export type Newsletter = Selectable<NewslettersTable>;

/** A newsletter's copies by outcome, and the number of readers without one. */
export interface NewsletterReport {
  readonly remaining: number;
  readonly waiting: number;
  readonly sent: number;
  readonly bounced: number;
  readonly unsure: number;
  readonly dead: number;
  /** The reader unsubscribed, or bounced elsewhere, between queue and handover. */
  readonly suppressed: number;
}

/**
 * Stores a newsletter as a draft, or finds the one with the same text. The same file is the same newsletter, so that
 * no reader gets it twice.
 */
export async function keepDraft(
  db: Db,
  { subject, markdown }: { subject: string; markdown: string },
): Promise<Newsletter> {
  const contentHash = createHash('sha256').update(markdown).digest('hex');
  const values = { id: newId(), content_hash: contentHash, subject, markdown };
  return db
    .insertInto('newsletters')
    .values(values)
    .onConflict((conflict) => conflict.column('content_hash').doUpdateSet({ content_hash: contentHash }))
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Replaces a draft's text. Undefined when it is no draft any more. Does not throw when another has the same text. */
export async function changeDraft(
  db: Db,
  id: string,
  words: { subject: string; markdown: string },
): Promise<Newsletter | undefined> {
  const draft = await findNewsletter(db, id);
  if (draft?.status !== 'draft') return undefined;
  const kept = await keepDraft(db, words);
  if (kept.id !== id) await deleteDraft(db, id);
  return kept;
}

/** Deletes an unwanted draft with its test mails. False when it has been sent. */
export async function deleteDraft(db: Db, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('newsletters')
    .where('id', '=', id)
    .where('status', '=', 'draft')
    .executeTakeFirst();
  return numDeletedRows === 1n;
}

export function findNewsletter(db: Db, id: string): Promise<Newsletter | undefined> {
  return db.selectFrom('newsletters').selectAll().where('id', '=', id).executeTakeFirst();
}

export function listNewsletters(db: Db, limit: number): Promise<Newsletter[]> {
  return db.selectFrom('newsletters').selectAll().orderBy('id', 'desc').limit(limit).execute();
}

/** The number of subscribers that a newsletter starting now reaches. */
export async function countReachable(db: Db): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from subscribers where ${isReachable}`.execute(db);
  return rows[0]!.count;
}

/** The number of subscribers that this text would still reach, be it new, paused or sent. */
export async function countRemaining(db: Db, { markdown }: { markdown: string }): Promise<number> {
  const known = await db
    .selectFrom('newsletters')
    .selectAll()
    .where('markdown', '=', markdown)
    .executeTakeFirst();
  return known ? (await reportNewsletter(db, known)).remaining : countReachable(db);
}

/**
 * Starts a draft or resumes a paused newsletter. Its readers are the subscribers at the start, and the mail worker
 * queues their copies (releaseCopies.ts). False when it is being sent or was sent.
 */
export function startNewsletter(
  db: Db,
  id: string,
  { perHour, actor }: { perHour: number; actor: string },
): Promise<boolean> {
  return audited(db, {
    actor,
    action: 'newsletter started',
    change: sql`
      update newsletters
      set status = 'sending', per_hour = ${perHour}, started_at = coalesce(started_at, now()), next_batch_at = now()
      where id = ${id}::uuid and status in ('draft', 'paused')
      returning id::text as subject, ${`${perHour} an hour`}::text as detail`,
  });
}

/** Queues no more copies. Those in the outbox, a minute's worth, still go. */
export function pauseNewsletter(db: Db, id: string, actor: string): Promise<boolean> {
  return audited(db, {
    actor,
    action: 'newsletter paused',
    change: sql`
      update newsletters set status = 'paused' where id = ${id}::uuid and status = 'sending'
      returning id::text as subject, '' as detail`,
  });
}

/**
 * Resends the copies whose arrival is unknown; some readers may get a second one. Only the owner decides that, never
 * the program. Returns their number.
 */
export async function retryUnsure(db: Db, id: string, actor: string): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('mails')
    .set({ status: 'waiting', handover_at: null, next_attempt_at: sql<Date>`now()`, finished_at: null })
    .where('newsletter_id', '=', id)
    .where('status', '=', 'unsure')
    .executeTakeFirst();
  const count = Number(numUpdatedRows);
  await writeAudit(db, {
    actor,
    action: 'newsletter retried',
    subject: id,
    detail: `${count} unsure copies`,
  });
  return count;
}

/** Queues one copy to an address of the owner's, with a subject that says it is a test. */
export async function queueTestCopy(db: Db, newsletterId: string, to: string): Promise<void> {
  await db
    .insertInto('mails')
    .values({
      id: newId(),
      kind: 'newsletter-test',
      newsletter_id: newsletterId,
      priority: 1,
      detail: JSON.stringify({ to }),
    })
    .execute();
}

export async function reportNewsletter(
  db: Db,
  { id, status, started_at, last_subscriber }: Newsletter,
): Promise<NewsletterReport> {
  const { rows } = await sql<NewsletterReport>`
    select count(*) filter (where status = 'waiting')::int as waiting,
           count(*) filter (where status in ('sent', 'written'))::int as sent,
           count(*) filter (where status = 'bounced')::int as bounced,
           count(*) filter (where status = 'unsure')::int as unsure,
           count(*) filter (where status = 'dead')::int as dead,
           count(*) filter (where status in ('suppressed', 'expired'))::int as suppressed,
           (select count(*)::int from subscribers
             where ${status !== 'sent'} and ${isReachable}
               and confirmed_at <= coalesce(${started_at}::timestamptz, now())
               and id > coalesce(${last_subscriber}::uuid, '00000000-0000-0000-0000-000000000000')) as remaining
    from mails where newsletter_id = ${id}::uuid and kind = 'newsletter'`.execute(db);
  return rows[0]!;
}
