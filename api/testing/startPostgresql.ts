import { execFileSync, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { findPostgresql, postgresqlUser, freePort } from './serverPrograms';
import { templateFolder } from './templateFolder';

export interface TestPostgresql {
  /** Its data folder, which belongs to the user it runs as. */
  data: string;
  /** Creates a new, empty database. */
  createDatabase: () => Promise<string>;
  /** Kills it like a power failure, without a clean shutdown. */
  kill: () => Promise<void>;
  start: () => Promise<void>;
  stop: () => Promise<void>;
}

/** A real server in its own folder and on its own port, with its default durability (fsync on). */
export async function startPostgresql(): Promise<TestPostgresql> {
  const programs = findPostgresql();
  if (!programs) throw new Error('startPostgresql: PostgreSQL is not installed (apt-get install postgresql)');
  const user = postgresqlUser();
  const template = await templateFolder('postgresql', [join(programs, 'initdb')], async (folder) => {
    own(folder, user);
    const data = join(folder, 'data');
    const options = ['-D', data, '-U', 'test', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
    execFileSync(join(programs, 'initdb'), options, { ...user, cwd: '/', stdio: 'ignore' });
  });
  const folder = mkdtempSync(join(tmpdir(), 'site-api-postgresql-'));
  own(folder, user);
  execFileSync('cp', ['-a', join(template, 'data'), join(folder, 'data')]);
  const port = await freePort();
  const url = (database: string) => `postgres://test@127.0.0.1:${port}/${database}`;
  let server: ChildProcess | undefined;
  let count = 0;

  const start = async () => {
    const settings = [
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      '-c',
      'max_connections=60',
    ];
    server = spawn(
      join(programs, 'postgres'),
      ['-D', join(folder, 'data'), '-p', String(port), ...settings],
      {
        ...user,
        cwd: '/',
        stdio: 'ignore',
      },
    );
    await accepting(url('postgres'));
  };
  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    server.kill(signal);
    await once(server, 'exit');
  };
  await start();

  return {
    data: join(folder, 'data'),
    createDatabase: async () => {
      const client = new pg.Client(url('postgres'));
      await client.connect();
      count += 1;
      const name = `test_${process.pid}_${count}`;
      await client.query(`create database ${name}`);
      await client.end();
      return url(name);
    },
    // SIGQUIT is PostgreSQL's "immediate shutdown": it ends as in a crash and recovers at the next start.
    kill: () => end('SIGQUIT'),
    start,
    stop: async () => {
      await end('SIGQUIT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function own(folder: string, user: { uid: number; gid: number } | undefined): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  if (user) chownSync(folder, user.uid, user.gid);
}

async function accepting(url: string): Promise<void> {
  for (let tries = 0; ; tries += 1) {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => {});
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (tries > 300) throw error;
      await wait(50);
    }
  }
}
