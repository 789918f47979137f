import Fastify, { type FastifyInstance } from 'fastify';
import { type ApiOverrides, apiPlugin } from './plugins/apiPlugin';
import { drainOnClose } from 'shared-content/server/endOnSignals';
import type { Config } from './config/config';
import { serverOptions } from './http/serverOptions';

export { apiPlugin, type ApiOverrides } from './plugins/apiPlugin';
export { refuse } from './http/answers';
export { serverOptions } from './http/serverOptions';

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
