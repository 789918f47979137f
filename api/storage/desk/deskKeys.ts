import { createHash } from 'node:crypto';
import { sql, type Kysely } from 'kysely';
import type { Database } from '../engine/database';
import { newToken } from '../engine/identifiers';

/** A link is used within minutes of being made; a session lasts a working day. */
export const linkMinutes = 10;
export const sessionHours = 12;

/** The database never learns a key itself: who reads it, or a copy of it, cannot sign in. */
const createHashFor = (token: string) => createHash('sha256').update(token).digest('hex');

/** Makes a sign-in link's key that works once. `name` is who will sign in, for the audit trail. */
export async function createDeskLink(db: Kysely<Database>, name: string): Promise<string> {
  const token = newToken();
  await sql`
    with over as (delete from desk_keys where expires_at <= now())
    insert into desk_keys (hash, kind, name, expires_at)
    values (${createHashFor(token)}, 'link', ${name}, now() + ${linkMinutes} * interval '1 minute')`.execute(
    db,
  );
  return token;
}

/** Spends a link's key for that of a session; undefined when it is unknown, used or too old. One statement: it works once. */
export async function signIn(db: Kysely<Database>, link: string): Promise<string | undefined> {
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

/** Whose session it is; undefined when there is none, or no longer. */
export async function findDeskSession(db: Kysely<Database>, session: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('desk_keys')
    .select('name')
    .where('hash', '=', createHashFor(session))
    .where('kind', '=', 'session')
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return row?.name;
}

export async function signOut(db: Kysely<Database>, session: string): Promise<void> {
  await db.deleteFrom('desk_keys').where('hash', '=', createHashFor(session)).execute();
}

/** Ends every session and every link that waits; answers how many there were. */
export async function signEverybodyOut(db: Kysely<Database>): Promise<number> {
  const { numDeletedRows } = await db.deleteFrom('desk_keys').executeTakeFirst();
  return Number(numDeletedRows);
}
