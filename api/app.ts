import { setTimeout as wait } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { apiPlugin, type ApiOverrides } from './plugins/apiPlugin';
import type { Config } from './config/config';
import { serverOptions } from './http/serverOptions';

export { apiPlugin, type ApiOverrides } from './plugins/apiPlugin';
export { refuse } from './http/refuse';
export { serverOptions } from './http/serverOptions';
export { startErrorLine } from './config/startError';
export { endOnSignals } from './endOnSignals';

/** The API as a server of its own. */
export async function buildApp(
  config: Config,
  overrides: ApiOverrides & { prefix?: string } = {},
): Promise<FastifyInstance> {
  const { prefix = '/api', ...rest } = overrides;
  const server = Fastify(serverOptions(config));
  drainOnClose(server);
  try {
    await server.register(apiPlugin, { prefix, config, ...rest });
    await server.ready();
  } catch (error) {
    await server.close();
    throw error;
  }
  return server;
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
