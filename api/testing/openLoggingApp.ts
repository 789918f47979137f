import Fastify from 'fastify';
import { apiPlugin, serverOptions, type ApiOverrides } from '../app';
import type { Config } from '../config/config';
import { captureLog } from './captureLog';

/** The real application with its log in the test's hands, as lines of JSON as in production. */
export async function openLoggingApp(config: Config, overrides: ApiOverrides) {
  const log = captureLog();
  const options = serverOptions(config);
  const { transport: _pretty, ...logger } = options.logger;
  const server = Fastify({ ...options, logger: { ...logger, level: 'trace', stream: log.stream } });
  await server.register(apiPlugin, { prefix: '/api', config, mailPaused: true, ...overrides });
  await server.ready();
  return { server, log };
}
