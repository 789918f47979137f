import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Redirects } from 'shared-content/federation';

/** File of a generation with its redirects. */
export const redirectsFile = 'redirects.json';

/** The redirects of a composed folder; none where a shell composed it that knew of none. */
export async function readRedirects(folder: string): Promise<Redirects> {
  const text = await readFile(path.join(folder, redirectsFile), 'utf8').catch(() => '{}');
  return JSON.parse(text) as Redirects;
}
