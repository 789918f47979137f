import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../engine/database';
import { newToken } from '../engine/identifiers';

/** A link works for minutes after it is made; a session lasts a working day. */
export const linkMinutes = 10;
export const sessionHours = 12;

/** The database stores hashes only: a reader of it, or of a copy, cannot sign in. */
const createHashFor = (token: string) => createHash('sha256').update(token).digest('hex');

/** Creates the one-time key of a sign-in link. `name` is the person who will sign in, for the audit trail. */
export async function createDeskLink(db: Db, name: string): Promise<string> {
  const token = newToken();
  await sql`
    with over as (delete from desk_keys where expires_at <= now())
    insert into desk_keys (hash, kind, name, expires_at)
    values (${createHashFor(token)}, 'link', ${name}, now() + ${linkMinutes} * interval '1 minute')`.execute(
    db,
  );
  return token;
}

/** Exchanges a link's key for a session's; undefined when unknown, used or too old. One statement, so it works once. */
export async function signIn(db: Db, link: string): Promise<string | undefined> {
  const session = newToken();
  const { rows } = await sql`
    with link as (
      delete from desk_keys where hash = ${createHashFor(link)} and kind = 'link' and expires_at > now() returning name
    ), written as (
      insert into audit (actor, action, subject, detail) select 'desk:' || name, 'desk sign-in', 'desk', '' from link
    )
    insert into desk_keys (hash, kind, name, expires_at)
    select ${createHashFor(session)}, 'session', name, now() + ${sessionHours} * interval '1 hour' from link
    returning name`.execute(db);
  return rows.length === 1 ? session : undefined;
}

/** The name that a session belongs to; undefined without a valid session. */
export async function findDeskSession(db: Db, session: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('desk_keys')
    .select('name')
    .where('hash', '=', createHashFor(session))
    .where('kind', '=', 'session')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.name;
}

export async function signOut(db: Db, session: string): Promise<void> {
  await db.deleteFrom('desk_keys').where('hash', '=', createHashFor(session)).execute();
}

/** Ends every session and every unused link. Returns their number. */
export async function signEverybodyOut(db: Db): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('desk_keys').executeTakeFirst();
  return Number(numDeletedRows);
}
