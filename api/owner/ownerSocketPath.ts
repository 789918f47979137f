import { join, relative } from 'node:path';

/** The kernel takes no more than 107 bytes; a little less keeps every system happy. */
const longest = 100;

/** Undefined where there are no socket files, or the folder's path is too long for one. */
export function ownerSocketPath(dataDir: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  const path = join(dataDir, 'owner.sock');
  return [path, relative(process.cwd(), path)].find((candidate) => Buffer.byteLength(candidate) <= longest);
}
