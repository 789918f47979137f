import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { StartError } from '../start-error';
import type { Database } from './database';
import { migrate } from './migrate';
import type { Storage } from './open-storage';

export async function openPostgresql(databaseUrl: string): Promise<Storage> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'site-api',
    max: 10,
    connectionTimeoutMillis: 5_000,
    query_timeout: 10_000,
    statement_timeout: 10_000,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
  });
  // A connection that breaks tells its query and then also emits an error; without listeners, on the pool for idle
  // connections and on each client for busy ones, a restart of the database would end this process.
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
  } catch (error) {
    await db.destroy();
    throw new StartError(`DATABASE_URL: the database cannot be used: ${reason(error)}`, { cause: error });
  }
  return { engine: 'postgresql', db, close: () => db.destroy() };
}

/** A refused connection to a host with several addresses arrives as an AggregateError with an empty message. */
function reason(error: unknown): string {
  if (error instanceof AggregateError) return error.errors.map(reason).join(', ');
  return error instanceof Error ? error.message : String(error);
}
