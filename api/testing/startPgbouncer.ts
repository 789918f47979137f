import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { findProgram, postgresqlUser, freePort } from './serverPrograms';
import { until } from './until';

export interface TestPgbouncer {
  /** The same database, through the pooler. */
  url: string;
  stop: () => Promise<void>;
}

/**
 * Debian's PgBouncer with default settings, in front of one database. Transaction mode has fewer connections than
 * clients; in session mode each client keeps one.
 */
export async function startPgbouncer(
  databaseUrl: string,
  mode: 'session' | 'transaction',
): Promise<TestPgbouncer> {
  const program = findProgram('pgbouncer');
  if (!program) throw new Error('startPgbouncer: PgBouncer is not installed (apt-get install pgbouncer)');
  const { hostname, port: serverPort, username, pathname } = new URL(databaseUrl);
  const folder = mkdtempSync(join(tmpdir(), 'site-api-pgbouncer-'));
  chmodSync(folder, 0o755);
  const port = await freePort();
  writeFileSync(join(folder, 'users.txt'), `"${username}" ""\n`);
  writeFileSync(
    join(folder, 'pgbouncer.ini'),
    `[databases]
* = host=${hostname} port=${serverPort}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = trust
auth_file = ${folder}/users.txt
pool_mode = ${mode}
${mode === 'transaction' ? 'default_pool_size = 3' : ''}
`,
  );
  const server = spawn(program, ['-q', join(folder, 'pgbouncer.ini')], {
    ...postgresqlUser(),
    cwd: '/',
    stdio: 'ignore',
  });
  const url = `postgres://${username}@127.0.0.1:${port}${pathname}`;
  await until('PgBouncer', async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => {});
    return client.connect().then(
      () => client.end().then(() => true),
      () => false,
    );
  });
  return {
    url,
    stop: async () => {
      if (server.exitCode === null && server.signalCode === null) {
        server.kill('SIGKILL');
        await once(server, 'exit');
      }
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
