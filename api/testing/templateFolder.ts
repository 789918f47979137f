import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder that costs seconds to make and is the same for every test: made once for each version of what it is made
 * of, then copied. Test files run in parallel, so it is built aside and renamed into place.
 */
export async function templateFolder(
  name: string,
  madeOf: string[],
  make: (folder: string) => Promise<void>,
): Promise<string> {
  const hash = createHash('sha256');
  for (const file of madeOf) hash.update(existsSync(file) ? readFileSync(file) : file);
  const folder = join(tmpdir(), `site-api-template-${name}-${hash.digest('hex').slice(0, 12)}`);
  if (existsSync(folder)) return folder;
  const aside = mkdtempSync(`${folder}-`);
  await make(aside);
  try {
    renameSync(aside, folder);
  } catch {
    // Another test file was faster.
    rmSync(aside, { recursive: true, force: true });
  }
  return folder;
}

export function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
}
