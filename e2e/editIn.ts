import { readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Edits files of a folder. Throws when an edit changes nothing. */
export const editIn =
  (folder: string) =>
  async (file: string, change: (text: string) => string): Promise<void> => {
    const before = await readFile(path.join(folder, file), 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`The edit of ${file} changes nothing.`);
    // In one step: on a busy machine a watcher would read the file between its truncation and its new text.
    const whole = path.join(folder, '.edited');
    await writeFile(whole, after);
    await rename(whole, path.join(folder, file));
  };
