import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { statSync, unlinkSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { StartError } from 'shared-content/server/startError';

export interface FolderLock {
  release: () => Promise<void>;
}

/**
 * Locks a folder for one process: PGlite has no lock, and two processes in one folder destroy each other's rows. The
 * lock is a listening socket, which the kernel frees at once when a process is killed. It covers one machine only: do
 * not share a folder of an embedded database between hosts or containers.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const name = socketName(folder);
  const server = (await listen(name)) ?? (await listenAfterStaleFile(name));
  if (!server)
    throw new StartError(
      `DATA_DIR ${folder} is in use by another running process; stop it or choose another folder`,
    );
  return { release: () => new Promise((resolve) => server.close(() => resolve())) };
}

/** Named after the folder's identity on disk, so that a link or another spelling of its path gets the same lock. */
function socketName(folder: string): string {
  const { dev, ino } = statSync(folder);
  const id = `site-api-${createHash('sha256').update(`${dev}:${ino}`).digest('hex').slice(0, 24)}`;
  if (process.platform === 'linux') return `\0${id}`;
  return process.platform === 'win32' ? `\\\\.\\pipe\\${id}` : join(tmpdir(), `${id}.sock`);
}

async function listen(name: string): Promise<Server | undefined> {
  const server = createServer((socket) => socket.destroy()).listen(name);
  try {
    await once(server, 'listening');
    return server.unref();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EADDRINUSE') return undefined;
    throw error;
  }
}

/** Listens again. Outside Linux and Windows the socket is a file, which a killed process leaves behind. */
async function listenAfterStaleFile(name: string): Promise<Server | undefined> {
  if (name.startsWith('\0') || process.platform === 'win32' || (await isAnswered(name))) return undefined;
  unlinkSync(name);
  return listen(name);
}

async function isAnswered(name: string): Promise<boolean> {
  const socket = connect(name);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
