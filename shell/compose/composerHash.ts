import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** Hash of compose's own sources: when what it writes may differ, the same versions get a new generation. */
export async function composerHash(): Promise<string> {
  const folder = path.dirname(fileURLToPath(import.meta.url));
  const hash = createHash('sha256');
  for (const file of (await readdir(folder)).sort())
    if (!file.includes('.test.')) hash.update(`${file}\0`).update(await readFile(path.join(folder, file)));
  return hash.digest('hex');
}
