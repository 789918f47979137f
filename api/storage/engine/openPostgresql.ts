import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { errorLine } from '../../http/errorLine';
import { StartError } from 'shared-content/server/startError';
import type { Database, Storage } from './database';
import { isOutage, type StorageLog, type StorageWatch, watchStorage } from './outage';
import { migratePostgresql, newerSchema } from './migrate';

/**
 * The server's limits for each session, in milliseconds. A statement sets them, because PgBouncer refuses them as
 * connection parameters. In its transaction mode they reach an arbitrary server, and only query_timeout is certain.
 */
const sessionLimits = 'set statement_timeout = 10000; set idle_in_transaction_session_timeout = 15000';
/** Milliseconds between attempts to open the database: doubled each time, up to the last. */
const firstPause = 1_000;
const longestPause = 30_000;
/** Milliseconds for which a start waits for the database before it serves the pages that need none. */
const startPatience = 5_000;
/** Milliseconds for which a stop waits for a running migration. The database rolls back one that is cut off. */
const closePatience = 5_000;

const silent: StorageLog = { error: () => {}, warn: () => {} };

/** Opens and migrates the database at once. Throws a StartError when it is unusable. */
export async function openPostgresql(databaseUrl: string): Promise<Storage> {
  const storage = connectPostgresql(databaseUrl);
  try {
    await migratePostgresql(databaseUrl);
  } catch (error) {
    await storage.close();
    throw unusable(error);
  }
  return storage;
}

/**
 * Opens the database for a server that survives an outage. Until the database is reached and migrated, statements
 * fail as in an outage, and attempts are repeated. A fault that is no outage does not end by waiting: a StartError
 * ends the start or, later, the process.
 */
export async function openPostgresqlPatiently(databaseUrl: string, log: StorageLog): Promise<Storage> {
  const watch = watchStorage(log);
  let away: Error | undefined = storageAway('it has not been reached yet');
  const storage = connect(databaseUrl, { watch, closed: () => away });
  const stop = new AbortController();

  const attempt = async (): Promise<boolean> => {
    try {
      const newer = await migratePostgresql(databaseUrl);
      if (newer.length > 0) log.warn(newerSchema(newer));
      away = undefined;
      return true;
    } catch (error) {
      if (!isOutage(error)) throw unusable(error);
      watch.failed(error);
      away = storageAway(errorLine(error));
      return false;
    }
  };
  const first = attempt();
  const opening = first.then(async (isOpen) => {
    for (let pause = firstPause; !isOpen && !stop.signal.aborted; pause = Math.min(2 * pause, longestPause)) {
      await pauseFor(pause, stop.signal);
      isOpen = stop.signal.aborted || (await attempt());
    }
  });
  // A long migration, or a network that drops everything, delays no page.
  const started = Promise.race([first, pauseFor(startPatience, stop.signal)]);
  await started.catch(async (error: unknown) => {
    opening.catch(() => {});
    await storage.close();
    throw error;
  });
  return {
    ...storage,
    close: async () => {
      stop.abort();
      await Promise.race([opening.catch(() => {}), wait(closePatience)]);
      await storage.close();
    },
  };
}

/**
 * Creates connections, without opening or migrating. With `unhurried` there are two connections without a statement
 * timeout, because the owner asked for the work and waits for it.
 */
export function connectPostgresql(databaseUrl: string, { unhurried = false } = {}): Storage {
  return connect(databaseUrl, { watch: watchStorage(silent), closed: () => undefined, unhurried });
}

function connect(
  databaseUrl: string,
  options: { watch: StorageWatch; closed: () => Error | undefined; unhurried?: boolean },
): Storage {
  const { unhurried = false } = options;
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
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: watched(pool, options) }) });
  return {
    db,
    close: async () => {
      await db.destroy();
      // Kysely does not end a pool that it has never used.
      if (!pool.ended) await pool.end();
    },
  };
}

/** Wraps the pool for Kysely: reports results to the watch, and drops a connection whose statement failed. */
function watched(
  pool: pg.Pool,
  { watch, closed }: { watch: StorageWatch; closed: () => Error | undefined },
): PostgresPool {
  return {
    connect: async () => {
      const away = closed();
      if (away) throw away;
      const client = await pool.connect().catch((error: unknown) => {
        watch.failed(error);
        throw error;
      });
      let broken = false;
      const query = async (text: string, values: unknown[]) => {
        try {
          const result = await client.query(text, values);
          watch.worked();
          return result;
        } catch (error) {
          if (isOutage(error)) {
            broken = true;
            watch.failed(error);
          }
          throw error;
        }
      };
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
function unusable(error: unknown): StartError {
  return new StartError(`DATABASE_URL: the database cannot be used: ${errorLine(error)}`, { cause: error });
}

/** An error with SQLSTATE 57P03, as PostgreSQL sends it during its start, so that all code treats it as an outage. */
function storageAway(why: string): Error {
  return Object.assign(new Error(`The database is away: ${why}`), { code: '57P03' });
}

async function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => {});
}
