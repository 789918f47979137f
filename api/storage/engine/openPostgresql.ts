import { setTimeout as wait } from 'node:timers/promises';
import { Kysely, PostgresDialect, type PostgresPool, type PostgresPoolClient } from 'kysely';
import pg from 'pg';
import { errorLine } from '../../http/errorLine';
import { StartError } from '../../config/startError';
import type { Database, Storage } from './database';
import { isOutage } from './isOutage';
import { newerSchema } from './migrate';
import { migratePostgresql } from './migratePostgresql';
import { watchStorage, type StorageLog, type StorageWatch } from './watchStorage';

/**
 * Limits of the server's for each session, in milliseconds. Set by a statement: as parameters of the connection,
 * PgBouncer refuses them. In its transaction mode they reach whichever server it chose, and query_timeout is left.
 */
const sessionLimits = 'set statement_timeout = 10000; set idle_in_transaction_session_timeout = 15000';
/** Milliseconds between two attempts at a database that could not be opened: doubled each time, up to the last. */
const firstPause = 1_000;
const longestPause = 30_000;
/** How long a start waits for the database before it serves what needs none. */
const startPatience = 5_000;
/** How long a stop waits for a migration under way; the database undoes what is cut off. */
const closePatience = 5_000;

const silent: StorageLog = { error: () => {}, warn: () => {} };

/** Opens and migrates the database at once: throws a StartError when it cannot be used. */
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
 * Opens the database for a server, which lives on while it is away: until it has been reached and migrated, every
 * statement fails as in an outage, and it is tried again and again. What is no outage cures itself by no waiting: it
 * ends the start, or later the process, with a StartError.
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
      away = storageAway(reason(error));
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
  // A long migration, or a network that swallows everything, holds up no page.
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
 * Connections alone: opens nothing and migrates nothing. Unhurried, they are two without a limit on a statement: the owner
 * asked for it and waits for it.
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
  // A connection that breaks tells its query and then also emits an error; without listeners, on the pool for idle
  // connections and on each client for busy ones, a restart of the database would end this process.
  pool.on('error', () => {});
  pool.on('connect', (client) => {
    client.on('error', () => {});
    if (!unhurried) client.query(sessionLimits).catch(() => {});
  });
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool: watched(pool, options) }) });
  return {
    engine: 'postgresql',
    db,
    close: async () => {
      await db.destroy();
      // Kysely ends no pool that it has not used yet.
      if (!pool.ended) await pool.end();
    },
  };
}

/** The pool as Kysely sees it: it tells the watch how things go, and keeps no connection on which one went wrong. */
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
      // Its other form, with a cursor, is for streams, which nothing here asks for.
      return {
        query: query as unknown as PostgresPoolClient['query'],
        release: () => client.release(broken),
      };
    },
    end: () => pool.end(),
  };
}

/** Anything that was thrown while the database was opened, as one line for the operator. */
function unusable(error: unknown): StartError {
  return new StartError(`DATABASE_URL: the database cannot be used: ${reason(error)}`, { cause: error });
}

/** SQLSTATE 57P03, as PostgreSQL says it while it starts, so that everybody knows what to make of it. */
function storageAway(why: string): Error {
  return Object.assign(new Error(`The database is away: ${why}`), { code: '57P03' });
}

/** A refused connection to a host with several addresses arrives as an AggregateError with an empty message. */
export function reason(error: unknown): string {
  return error instanceof AggregateError ? error.errors.map(reason).join(', ') : errorLine(error);
}

async function pauseFor(milliseconds: number, signal: AbortSignal): Promise<void> {
  await wait(milliseconds, undefined, { signal }).catch(() => {});
}
