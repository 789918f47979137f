import { accessSync, constants, existsSync, statfsSync } from 'node:fs';
import { dirname } from 'node:path';

/** What the doctor says of one check: that it passed, or what it found on this machine. */
export type Diagnosis = { readonly check: string } & (
  | { readonly severity: 'ok'; readonly message: string; readonly fix?: undefined }
  | { readonly severity: 'error' | 'warning'; readonly message: string; readonly fix: string }
);

export const ok = (check: string, message: string): Diagnosis => ({ check, severity: 'ok', message });
const found =
  (severity: 'error' | 'warning') =>
  (check: string, message: string, fix: string): Diagnosis => ({ check, severity, message, fix });
export const warning = found('warning');
export const error = found('error');

/** A diagnosis as one printed line. */
export const formatDiagnosis = ({ check, severity, message, fix }: Diagnosis): string =>
  `${severity.padEnd(7)}  ${check.padEnd(9)}  ${message}${fix === undefined ? '' : ` -> ${fix}`}`;

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
