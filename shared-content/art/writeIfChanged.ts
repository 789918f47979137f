import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';

/** Leaves an equal file alone, so that a redraw without a change shows nothing in the history. */
export async function writeIfChanged(file: string, content: Buffer | string): Promise<boolean> {
  const bytes = Buffer.from(content);
  const old = await readFile(file).catch(() => undefined);
  if (old?.equals(bytes)) return false;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, bytes);
  return true;
}
