import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { open, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StartError } from 'shared-content/server/startError';
import { recordBackup } from '../storage/backups/backups';
import type { Db } from '../storage/engine/database';
import { type Departure, listDepartures } from '../storage/people/erasures';

/** site-2026-11-27T03-40-00-000Z.dump: the name sorts by time. */
const dumpName = /^site-\d{4}-\d{2}-\d{2}T\d{2}-\d{2}-\d{2}-\d{3}Z\.dump$/;
const departuresName = 'erasures.json';
/** Dumps that stay. The newest one is among them, however old it is. */
const kept = 14;

interface BackupRun {
  readonly file: string;
  readonly removed: number;
}

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
): Promise<BackupRun> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(folder)) if (name.endsWith('.part')) rmSync(join(folder, name));
  const name = `site-${new Date().toISOString().replace(/[:.]/g, '-')}.dump`;
  const part = join(folder, `${name}.part`);
  // rate_limits has addresses of visitors, and outbox_releases must be empty in a restored database (backups.ts).
  const options = [
    '--format=custom',
    '--no-password',
    '--exclude-table-data=rate_limits',
    '--exclude-table-data=outbox_releases',
  ];
  try {
    const file = await open(part, 'wx', 0o600);
    try {
      await run('pg_dump', options, { databaseUrl, output: file.fd });
      await file.sync();
    } finally {
      await file.close();
    }
    const list = await run('pg_restore', ['--list', part], { databaseUrl });
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

/** Runs a program of PostgreSQL's on the database. Resolves to what it prints, unless that goes into a file. */
async function run(
  program: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  { databaseUrl, output }: { databaseUrl: string; output?: number },
): Promise<string> {
  const child = spawn(program, args, {
    env: { ...process.env, ...getPgEnvironment(databaseUrl) },
    stdio: ['ignore', output ?? 'pipe', 'pipe'],
  });
  let printed = '';
  let complaint = '';
  child.stdout?.on('data', (chunk) => (printed += String(chunk)));
  child.stderr!.on('data', (chunk) => (complaint += String(chunk)));
  const ended = once(child, 'close') as Promise<[number | null]>;
  const [code] = await ended.catch((error: unknown) => {
    throw new StartError(
      `${program} cannot be run (${(error as Error).message}); install PostgreSQL's client (apt-get install postgresql-client)`,
    );
  });
  if (code === 0) return printed;
  const versions = /server version: (\d+)[^;]*; pg_dump version: (\d+)/.exec(complaint);
  throw new StartError(
    versions
      ? `pg_dump ${versions[2]} is older than the server, ${versions[1]}; install postgresql-client-${versions[1]}`
      : `${program} failed: ${complaint.trim().replace(/\s*\n\s*/g, '; ') || `it ended with ${code}`}`,
  );
}

/** The authorities that Node trusts by itself, and libpq only when told. */
const systemAuthorities = '/etc/ssl/certs/ca-certificates.crt';

/** libpq's variables for a URL, so that no password stands in a list of processes. */
export function getPgEnvironment(databaseUrl: string): Record<string, string> {
  const url = new URL(databaseUrl);
  const mode = url.searchParams.get('sslmode');
  // pg checks the certificate in full in each of these modes, unless the URL asks for libpq's ways.
  const checks = /^(prefer|require|verify-ca|verify-full)$/.test(mode ?? '');
  const verifies = checks && !url.searchParams.has('uselibpqcompat');
  const given = {
    PGHOST: decodeURIComponent(url.hostname.replace(/^\[|\]$/g, '')) || url.searchParams.get('host'),
    PGPORT: url.port,
    PGUSER: decodeURIComponent(url.username),
    PGPASSWORD: decodeURIComponent(url.password),
    PGDATABASE: decodeURIComponent(url.pathname.slice(1)),
    PGSSLMODE: verifies ? 'verify-full' : mode,
    PGSSLROOTCERT:
      url.searchParams.get('sslrootcert') ??
      (verifies && existsSync(systemAuthorities) ? systemAuthorities : null),
    PGSSLCERT: url.searchParams.get('sslcert'),
    PGSSLKEY: url.searchParams.get('sslkey'),
  };
  return Object.fromEntries(
    Object.entries(given).filter((entry): entry is [string, string] => Boolean(entry[1])),
  );
}
