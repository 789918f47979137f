import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { randomInt } from 'node:crypto';

const debianRoot = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs: Debian's (newest first), or one in PATH; undefined when there is none. */
export function findPostgresql(): string | undefined {
  const versions = existsSync(debianRoot)
    ? readdirSync(debianRoot).sort((a, b) => Number(b) - Number(a))
    : [];
  const folders = [
    ...versions.map((version) => join(debianRoot, version, 'bin')),
    ...(process.env.PATH ?? '').split(':'),
  ];
  return folders.find((folder) => existsSync(join(folder, 'initdb')) && existsSync(join(folder, 'postgres')));
}

/** The user for PostgreSQL, which refuses to run as root: its own user, or nobody. Undefined keeps the current user. */
export function postgresqlUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n');
  const entry = ['postgres', 'nobody']
    .map((name) => lines.find((line) => line.startsWith(`${name}:`)))
    .find(Boolean);
  const [, , uid, gid] = entry?.split(':') ?? [];
  if (uid === undefined || gid === undefined)
    throw new Error('findPostgresql: no user "postgres" or "nobody" to run PostgreSQL as');
  return { uid: Number(uid), gid: Number(gid) };
}

/** Path of a program, in PATH or in Debian's folders for servers, which a user's PATH may leave out. */
export function findProgram(name: string): string | undefined {
  return [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/sbin', '/usr/local/bin']
    .map((folder) => join(folder, name))
    .find((program) => existsSync(program));
}

/** A free port below those that systems give to outgoing connections, one of which could take it before its server starts. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 30_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    server.close();
    await once(server, 'close');
    return port;
  }
}
