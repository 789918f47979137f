import { execFile, type ExecFileException } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StartError } from 'shared-content/server/startError';
import { recordBackup } from '../storage/backups/backups';
import type { Db } from '../storage/engine/database';
import { type Departure, listDepartures } from '../storage/people/erasures';

/** site-2026-11-27T03-40-00-000Z.dump: the name sorts by time. */
const dumpName = /^site-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z\.dump$/;
const departuresName = 'erasures.json';
/** Dumps that stay. The newest one is among them, however old it is. */
const kept = 14;

/** rate_limits has addresses of visitors, and outbox_releases must be empty in a restored database (backups.ts). */
const leftOut = ['--exclude-table-data=rate_limits', '--exclude-table-data=outbox_releases'];

/**
 * Dumps the database into a folder with pg_dump. The dump counts once pg_restore has read its list; only then it gets
 * its name, a row in `backups`, and older dumps beyond `kept` go. Beside it lies the list of erasures and departures,
 * which outlives the dumps.
 *
 * @throws StartError in one line where pg_dump is missing, older than the server, or fails
 */
export async function runBackup(
  db: Db,
  { folder, databaseUrl }: { folder: string; databaseUrl: string },
): Promise<{ file: string; removed: number }> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) if (name.endsWith('.part')) rmSync(join(folder, name));
  const name = `site-${new Date().toISOString().replace(/[:.]/g, '-')}.dump`;
  const part = join(folder, `${name}.part`);
  try {
    // pg_dump keeps the mode of a file that is there, and waits until the disk has it.
    await writeFile(part, '', { mode: 0o600, flag: 'wx' });
    const { address, env } = getAddress(databaseUrl);
    await run('pg_dump', ['--format=custom', '--no-password', ...leftOut, '--file', part, address], env);
    const list = await run('pg_restore', ['--list', part]);
    if (!list.includes('TABLE DATA public enquiries'))
      throw new StartError(`${part} holds no table of enquiries; is DATABASE_URL the site's database?`);
    await writeDepartures(folder, await listDepartures(db));
    await rename(part, join(folder, name));
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
  await recordBackup(db, name);
  const old = readdirSync(folder)
    .filter((one) => dumpName.test(one))
    .toSorted()
    .slice(0, -kept);
  for (const one of old) await rm(join(folder, one));
  return { file: join(folder, name), removed: old.length };
}

async function writeDepartures(folder: string, departures: readonly Departure[]): Promise<void> {
  const path = join(folder, departuresName);
  await writeFile(`${path}.part`, `${JSON.stringify(departures)}\n`, { mode: 0o600, flush: true });
  await rename(`${path}.part`, path);
}

/** Reads the file that a backup has written beside its dumps. */
export function readDepartures(path: string): Departure[] {
  try {
    const departures = JSON.parse(readFileSync(path, 'utf8')) as Departure[];
    if (!departures.every(({ kind, fingerprint, at }) => kind && fingerprint && at))
      throw new Error('no list');
    return departures;
  } catch (error) {
    throw new StartError(`${path} is no ${departuresName} of a backup: ${(error as Error).message}`);
  }
}

/** Runs a program of PostgreSQL's. Resolves to what it prints. */
async function run(program: 'pg_dump' | 'pg_restore', args: string[], env: object = {}): Promise<string> {
  try {
    return (await promisify(execFile)(program, args, { env: { ...process.env, ...env } })).stdout;
  } catch (error) {
    const { code, signal, message, stderr = '' } = error as ExecFileException & { stderr?: string };
    if (typeof code === 'string')
      throw new StartError(
        `${program} cannot be run (${message}); install PostgreSQL's client (apt-get install postgresql-client)`,
      );
    const versions = /server version: (\d+)[^;]*; pg_dump version: (\d+)/.exec(stderr);
    throw new StartError(
      versions
        ? `pg_dump ${versions[2]} is older than the server, ${versions[1]}; install postgresql-client-${versions[1]}`
        : `${program} failed: ${stderr.trim().replace(/\s*\n\s*/g, '; ') || `it ended with ${code ?? signal}`}`,
    );
  }
}

/** The authorities that Node trusts by itself, and libpq only when told. */
const systemAuthorities = '/etc/ssl/certs/ca-certificates.crt';

/** A URL for libpq, which reads URLs too, and its credentials as variables: they must not stand in a list of processes. */
export function getAddress(databaseUrl: string): { address: string; env: Record<string, string> } {
  const url = new URL(databaseUrl);
  const { username, password, searchParams: query } = url;
  url.username = url.password = '';
  // pg checks the certificate in full in each of these modes, unless the URL asks for libpq's ways.
  const checks = /^(prefer|require|verify-ca|verify-full)$/.test(query.get('sslmode') ?? '');
  if (checks && !query.has('uselibpqcompat')) {
    query.set('sslmode', 'verify-full');
    if (!query.has('sslrootcert') && existsSync(systemAuthorities))
      query.set('sslrootcert', systemAuthorities);
  }
  query.delete('uselibpqcompat');
  const env = { PGUSER: decodeURIComponent(username), PGPASSWORD: decodeURIComponent(password) };
  // libpq takes an empty name as a name.
  return { address: url.href, env: Object.fromEntries(Object.entries(env).filter(([, value]) => value)) };
}
