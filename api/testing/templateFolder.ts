import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * A folder that takes seconds to create and is equal for every test. It is created once per version of its inputs,
 * then copied. Test files run in parallel, so it is built under another name and renamed.
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
