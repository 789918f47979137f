import { setTimeout as wait } from 'node:timers/promises';
import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';

const signals = ['SIGINT', 'SIGTERM'] as const;

/** Closes the server after its running requests. Another signal, over a second later, exits at once. */
export function endOnSignals(server: FastifyInstance): void {
  const grace = closeWithGrace({ delay: 20_000, logger: server.log, skip: [...signals] }, async ({ err }) => {
    if (err) server.log.fatal({ err }, 'Stopping after an error that nobody handled');
    await server.close();
  });
  let first = 0;
  for (const signal of signals)
    process.on(signal, () => {
      if (first === 0) {
        first = Date.now();
        grace.close();
      }
      // A terminal and systemd send a signal to every process, and npm passes its own copy on.
      else if (Date.now() - first > 1000) process.exit(1);
    });
}

/** Milliseconds for which a stopping server still reads requests that are already on their way. */
const drainMs = 300;

/**
 * Lets open requests get their answer, with `Connection: close`, when the server closes. Without this pause the
 * server resets connections that it has not read yet.
 */
export function drainOnClose(server: FastifyInstance): void {
  server.addHook('preClose', async () => {
    if (server.server.listening) await wait(drainMs);
  });
}
