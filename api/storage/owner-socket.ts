import { rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { CompiledQuery, type Kysely } from 'kysely';
import type { Database } from './database';
import { onFrames, sendFrame } from './frames';
import { ownerSocketPath } from './owner-socket-path';

export interface OwnerQuery {
  sql: string;
  parameters: unknown[];
}
export type OwnerAnswer = { rows: unknown[]; affectedRows: number } | { error: string };

/**
 * The embedded database belongs to one process. So that the owner's commands work while the site runs, that process
 * answers single statements on a socket in the data folder, readable by its own user alone.
 */
export async function serveOwnerSocket(
  dataDir: string,
  db: Kysely<Database>,
): Promise<{ close: () => Promise<void> }> {
  const path = ownerSocketPath(dataDir);
  if (path === undefined) return { close: async () => {} };
  // Whatever lies here is left over: the folder's lock is ours.
  rmSync(path, { force: true });
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    onFrames(
      socket,
      (query) => void answer(db, query as OwnerQuery).then((result) => sendFrame(socket, result)),
    );
  });
  await listenPrivately(server, path);
  return {
    close: async () => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function answer(db: Kysely<Database>, { sql, parameters }: OwnerQuery): Promise<OwnerAnswer> {
  try {
    const { rows, numAffectedRows } = await db.executeQuery(CompiledQuery.raw(sql, parameters));
    return { rows, affectedRows: Number(numAffectedRows ?? 0) };
  } catch (error) {
    return { error: error instanceof Error ? error.message : String(error) };
  }
}

function listenPrivately(server: Server, path: string): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    // The file appears within this call, so it never exists with wider permissions.
    const before = process.umask(0o077);
    try {
      server.listen(path, resolve);
    } finally {
      process.umask(before);
    }
    server.unref();
  });
}
