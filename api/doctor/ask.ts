import { once } from 'node:events';
import type { Socket } from 'node:net';

/** Milliseconds for which another server may keep the doctor waiting. */
export const patience = 10_000;

/** Asks another server once, and follows no redirect. */
export const ask = (url: string, options: RequestInit = {}): Promise<Response> =>
  fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(patience), ...options });

/** Waits for a socket's event. No answer in time is an error. */
export async function reach(socket: Socket, event: 'connect' | 'secureConnect'): Promise<void> {
  socket.setTimeout(patience, () => socket.destroy(new Error(`no answer within ${patience / 1000} s`)));
  await once(socket, event);
}
