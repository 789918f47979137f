import { readFile, readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Visitor } from './Visitor';

const testsData = fileURLToPath(new URL('../../.cache/e2e-site-data', import.meta.url));

/** The mails that name an address. Each comes from a stored row. */
export async function mailsNaming(address: string, dataDir = testsData): Promise<string[]> {
  const folder = path.join(dataDir, 'mails');
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
  return mails.filter((mail) => mail.replace(/=\r?\n/g, '').includes(address));
}

/** An address that no run has used before. */
export const newAddress = (visitor: Visitor) => `${visitor.engine}-${Date.now()}@client.example.com`;
