import { once } from 'node:events';
import { connect } from 'node:net';
import { StartError } from 'shared-content/server/startError';
import { onFrames, sendFrame } from './frames';
import { type OwnerAnswer, type OwnerQuery, ownerSocketPath } from './ownerSocket';
import type { Session } from './singleSessionDialect';

/** A session in the process that holds the embedded database; undefined when none is running. */
export async function connectOwnerSocket(dataDir: string): Promise<Session | undefined> {
  const path = ownerSocketPath(dataDir);
  if (path === undefined) return undefined;
  const socket = connect(path);
  try {
    await once(socket, 'connect');
  } catch {
    return undefined;
  }
  const waiting: { resolve: (answer: OwnerAnswer) => void; reject: (error: Error) => void }[] = [];
  onFrames(socket, (answer) => waiting.shift()?.resolve(answer as OwnerAnswer));
  const stopped = () => new StartError('The server stopped meanwhile; please run the command again');
  socket.on('error', () => {});
  socket.on('close', () => waiting.splice(0).forEach(({ reject }) => reject(stopped())));

  return {
    query: async <R>(sql: string, parameters: unknown[]) => {
      const answer = await new Promise<OwnerAnswer>((resolve, reject) => {
        // A closed socket does not report its end again.
        if (!socket.writable) return reject(stopped());
        waiting.push({ resolve, reject });
        sendFrame(socket, { sql, parameters } satisfies OwnerQuery);
      });
      if ('error' in answer) throw new Error(answer.error);
      return { rows: answer.rows as R[], affectedRows: answer.affectedRows };
    },
    close: async () => void socket.end(),
  };
}
