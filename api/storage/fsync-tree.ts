import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fsyncPath } from './durable-node-fs';

/** PGlite creates a new database without fsync; this makes up for it once. */
export function fsyncTree(folder: string): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) fsyncTree(path);
    else if (entry.isFile()) fsyncPath(path);
  }
  fsyncPath(folder);
}
