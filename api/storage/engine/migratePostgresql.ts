import { Kysely } from 'kysely';
import pg from 'pg';
import type { Database } from './database';
import { migrate } from './migrate';
import { singleSessionDialect } from './singleSessionDialect';

/** A number that no other program uses for its lock in this database. It is Kysely's, which older versions used. */
export const migrationLockId = '3853314791062309107';

/**
 * Migrates on a connection of its own: building an index may outlast the timeout of visitors' statements, and other
 * instances wait for the lock. One transaction holds everything, so that a pooler in transaction mode keeps it on one
 * server. Lifted timeouts and the lock end with it. Returns as migrate does.
 */
export async function migratePostgresql(databaseUrl: string): Promise<string[]> {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: 'site-api-migration',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  client.on('error', () => {});
  await client.connect();
  try {
    await client.query('begin');
    await client.query(
      'set local statement_timeout = 0; set local lock_timeout = 0; set local idle_in_transaction_session_timeout = 0',
    );
    await client.query(`select pg_advisory_xact_lock(${migrationLockId})`);
    const session = {
      query: async <R>(sql: string, parameters: unknown[]) => {
        const { rows, rowCount } = await client.query(sql, parameters);
        return { rows: rows as R[], affectedRows: rowCount ?? 0 };
      },
      close: async () => {},
    };
    const newer = await migrate(new Kysely<Database>({ dialect: singleSessionDialect(session) }));
    await client.query('commit');
    return newer;
  } finally {
    // This also ends an open transaction.
    await client.end();
  }
}
