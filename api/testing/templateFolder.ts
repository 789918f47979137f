import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readFileSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { withStoreLock } from 'shared-content/artifact/withStoreLock';

/**
 * A folder that takes seconds to create and is equal for every test. It is created once per version of its inputs,
 * then copied. Test files run in parallel: the first one creates it, under another name, and others wait for it.
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
  // However long it takes: a database that is created blocks its process, which then gives no sign of life.
  const options = { wait: Infinity, patience: Infinity, what: 'build' } as const;
  await withStoreLock(`${folder}-lock`, options, async () => {
    if (existsSync(folder)) return;
    const aside = mkdtempSync(`${folder}-`);
    await make(aside);
    renameSync(aside, folder);
  });
  return folder;
}

export function copyFolder(from: string, to: string): void {
  cpSync(from, to, { recursive: true, preserveTimestamps: true });
}
