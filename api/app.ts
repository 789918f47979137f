import Fastify, { type FastifyInstance } from 'fastify';
import { apiPlugin, type ApiOverrides } from './plugins/api-plugin';
import type { Config } from './config/config';
import { drainOnClose } from './http/drain-on-close';
import { serverOptions } from './http/server-options';

export { apiPlugin, type ApiOverrides } from './plugins/api-plugin';
export { drainOnClose } from './http/drain-on-close';
export { refuse } from './http/refuse';
export { serverOptions } from './http/server-options';
export { startErrorLine } from './config/start-error-line';

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
