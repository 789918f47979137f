import { createHash } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { type Server, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ReleaseError } from './ReleaseError';

// A listening socket is a lock that the kernel takes back from a killed process at once. Linux has
// names outside of the file system for it; elsewhere a pipe or a file in the temporary folder serves.
function socketName(folder: string): string {
  const id = createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 24);
  if (process.platform === 'linux') return `\0site-store-${id}`;
  if (process.platform === 'win32') return `\\\\.\\pipe\\site-store-${id}`;
  return path.join(tmpdir(), `site-store-${id}.sock`);
}

function listen(name: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(name, () => resolve(server));
  });
}

interface LockOptions {
  /** Seconds to wait for another release to end before giving up. */
  readonly wait: number;
  readonly say?: (line: string) => void;
}

/**
 * Runs `work` as the only one that changes this store.
 *
 * @throws ReleaseError when another release holds the store for longer than `wait`
 */
export async function withStoreLock<T>(
  folder: string,
  { wait, say }: LockOptions,
  work: () => Promise<T>,
): Promise<T> {
  await mkdir(folder, { recursive: true });
  const name = socketName(folder);
  const end = Date.now() + wait * 1000;
  let server = await listen(name);
  if (!server && wait > 0) say?.('Another release is running in this store; waiting for it');
  while (!server && Date.now() < end) {
    await new Promise((resolve) => setTimeout(resolve, 200));
    server = await listen(name);
  }
  if (!server)
    throw new ReleaseError(
      `Another release is running in ${folder}. Wait for it to end, or let this one wait: --wait <seconds>.`,
    );
  try {
    return await work();
  } finally {
    const held = server;
    await new Promise((resolve) => held.close(resolve));
  }
}
