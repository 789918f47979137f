import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** How long a server that was told to stop still reads what is on the way to it, in milliseconds. */
const drainMs = 300;

/**
 * Lets requests on the way get their answer when the server closes, with `Connection: close`. Without the pause the server resets the connections that it has not read yet.
 */
export function drainOnClose(server: FastifyInstance): void {
  server.addHook('preClose', async () => {
    if (server.server.listening) await sleep(drainMs);
  });
}
