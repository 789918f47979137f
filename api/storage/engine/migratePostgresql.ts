import { Kysely, PostgresDialect, sql } from 'kysely';
import pg from 'pg';
import type { Database } from './database';
import { migrate, migrationLockId, withinTransaction } from './migrate';

/**
 * Migrates on a connection of its own: building an index may outlast the timeout of visitors' statements, and other
 * instances wait for the lock. One transaction holds everything, so that a pooler in transaction mode keeps it on one
 * server. Lifted timeouts and the lock end with it. Returns as migrate does.
 */
export async function migratePostgresql(databaseUrl: string): Promise<string[]> {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'site-api-migration',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
    max: 1,
  });
  pool.on('error', () => {});
  pool.on('connect', (client) => client.on('error', () => {}));
  try {
    return await new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
      .transaction()
      .execute(async (transaction) => {
        await sql`set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0`.execute(
          transaction,
        );
        await sql`select pg_advisory_xact_lock(${sql.lit(migrationLockId)}::bigint)`.execute(transaction);
        return migrate(withinTransaction(transaction));
      });
  } finally {
    await pool.end();
  }
}
