import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** Where a program lies, in the PATH or where Debian puts servers, which the PATH of a user may leave out. */
export function findProgram(name: string): string | undefined {
  return [...(process.env.PATH ?? '').split(':'), '/usr/bin', '/usr/sbin', '/usr/local/bin']
    .map((folder) => join(folder, name))
    .find((program) => existsSync(program));
}
