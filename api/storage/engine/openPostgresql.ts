import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, sql, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { errorLine } from '../../http/errorLine';
import { StartError } from 'shared-content/server/startError';
import type { Connection, Database, Db, Storage } from './database';
import { type Guard, guardStorage, isOfStatement, isOutage, OutageError, silentLog } from './outage';
import { migrate } from './migrate';

/**
 * The server's limits for each session, in milliseconds. A statement sets them, because PgBouncer refuses them as
 * connection parameters. In its transaction mode they reach an arbitrary server, and only query_timeout is certain.
 */
const sessionLimits = 'set statement_timeout = 10000; set idle_in_transaction_session_timeout = 15000';
/** Milliseconds for which a start waits for the database before it serves the pages that need none. */
const startPatience = 5_000;
/** Milliseconds for which a stop waits for a running migration. The database rolls back one that is cut off. */
const closePatience = 5_000;

/**
 * Opens and migrates the database for a server, which survives an outage. Until the database is open, each statement
 * fails as in an outage and begins an attempt to open it; the mail worker makes one every second. A fault that is no
 * outage does not end by waiting: a StartError ends the start or, later, the process.
 */
export async function openPostgresql(databaseUrl: string, log = silentLog): Promise<Storage> {
  const { guard, watch } = guardStorage(log);
  let isOpen = false;
  let opening: Promise<void> | undefined;
  const open = async () => {
    try {
      await migrateApart(databaseUrl, guard);
      isOpen = true;
    } catch (error) {
      if (!isOutage(error)) throw unusable(error);
    } finally {
      opening = undefined;
    }
  };
  const storage = connect(databaseUrl, {
    guard,
    beforeConnect: () => {
      if (isOpen) return;
      opening ??= open();
      throw new OutageError(new Error('it is not open yet'));
    },
  });
  const waitForOpening = (milliseconds: number) =>
    Promise.race([opening, wait(milliseconds, undefined, { ref: false })]);

  opening = open();
  try {
    // A long migration, or a network that drops everything, delays no page.
    await waitForOpening(startPatience);
  } catch (error) {
    await storage.close();
    throw error;
  }
  const close = async () => {
    await waitForOpening(closePatience).catch(() => {});
    await storage.close();
  };
  return watch({ ...storage, close });
}

/**
 * Connects for the owner's commands, without opening or migrating. There are two connections without a statement
 * timeout, because the owner asked for the work and waits for it.
 */
export const connectPostgresql = (databaseUrl: string): Connection =>
  connect(databaseUrl, { guard: guardStorage(silentLog).guard, unhurried: true });

/** The server's major version. */
export async function readServerVersion(db: Db): Promise<number> {
  const { rows } = await sql<{ version: number }>`
    select current_setting('server_version_num')::int / 10000 as version`.execute(db);
  return rows[0]!.version;
}

/**
 * Migrates on a connection of its own: building an index may outlast the timeout of visitors' statements, and other
 * instances wait for the lock. One transaction holds everything, so that a pooler in transaction mode keeps it on one
 * server. Lifted timeouts and the lock end with it.
 */
async function migrateApart(databaseUrl: string, guard: Guard): Promise<void> {
  const { db, close } = connect(databaseUrl, { guard, unhurried: true });
  try {
    await db.transaction().execute(async (transaction) => {
      await sql`set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`.execute(
        transaction,
      );
      await migrate(transaction);
    });
  } finally {
    await close();
  }
}

interface Connecting {
  readonly guard: Guard;
  readonly unhurried?: boolean;
  readonly beforeConnect?: () => void;
}

function connect(databaseUrl: string, options: Connecting): Connection {
  const { unhurried = false } = options;
  const createPool = async () => {
    const pool = new pg.Pool({
      connectionString: databaseUrl,
      application_name: unhurried ? 'site-owner' : 'site-api',
      max: unhurried ? 2 : 10,
      connectionTimeoutMillis: 5_000,
      ...(!unhurried && { query_timeout: 10_000 }),
      keepAlive: true,
    });
    // A broken connection fails its query and also emits an error. Without listeners, on the pool (idle connections)
    // and on each client (busy ones), a restart of the database would end this process.
    pool.on('error', () => {});
    pool.on('connect', (client) => {
      client.on('error', () => {});
      if (!unhurried) client.query(sessionLimits).catch(() => {});
    });
    return guarded(pool, options);
  };
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: createPool }) });
  return { db, close: () => db.destroy() };
}

/** The pool for Kysely, whose calls are guarded. A connection is dropped after an error that is no statement's. */
function guarded(pool: pg.Pool, { guard, beforeConnect }: Connecting): PostgresPool {
  return {
    connect: async () => {
      beforeConnect?.();
      const client = await guard(() => pool.connect());
      let broken = false;
      const query = (text: string, values: unknown[]) =>
        guard(() => client.query(text, values)).catch((error: unknown) => {
          broken ||= !isOfStatement(error);
          throw error;
        });
      // The other form, with a cursor, is for streams, which this code does not use.
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: () => client.release(broken),
      };
    },
    end: () => pool.end(),
  };
}

/** An error from opening the database, as one line for the operator. */
export function unusable(error: unknown): StartError {
  return new StartError(`DATABASE_URL: the database cannot be used: ${errorLine(error)}`, { cause: error });
}
