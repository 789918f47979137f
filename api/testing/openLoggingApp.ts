import { Writable } from 'node:stream';
import Fastify from 'fastify';
import { apiPlugin, serverOptions, type ApiOverrides } from '../app';
import type { Config } from '../config/config';
import { manyMails } from './testConfig';

/** The real application, with its log captured as lines of JSON, as in production. */
export async function openLoggingApp(config: Config, overrides: ApiOverrides) {
  const log = captureLog();
  const options = serverOptions(config);
  const { transport: _pretty, ...logger } = options.logger;
  const server = Fastify({ ...options, logger: { ...logger, level: 'trace', stream: log.stream } });
  await server.register(apiPlugin, {
    prefix: '/api',
    config,
    mailPaused: true,
    mailLimits: manyMails,
    ...overrides,
  });
  await server.ready();
  return { server, log };
}

/** A destination for pino that keeps the lines. */
function captureLog() {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).split('\n').filter(Boolean))
        lines.push(JSON.parse(line) as Record<string, unknown>);
      done();
    },
  });
  return { lines, stream, text: () => lines.map((line) => JSON.stringify(line)).join('\n') };
}
