import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Diagnosis, error, ok, warning } from './diagnosis';

/** Free megabytes below which a disk counts as almost full. */
const little = 200;

/** Checks whether this user can write or create a folder, and how much room its disk has. */
export function checkFolder(variable: string, folder: string): Diagnosis {
  const check = 'folder';
  let there = folder;
  while (!existsSync(there) && dirname(there) !== there) there = dirname(there);
  try {
    accessSync(there, constants.W_OK | constants.X_OK);
  } catch {
    return error(check, `${variable} ${folder} cannot be written`, `give it to this user: chown … ${there}`);
  }
  const { bavail, bsize } = statfsSync(there);
  const megabytes = Math.floor((bavail * bsize) / 1e6);
  return megabytes < little
    ? warning(check, `${variable} ${folder}: ${megabytes} MB are free`, 'make room')
    : ok(check, `${variable} ${folder} can be written`);
}
