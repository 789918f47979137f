import { LogController, type FastifyServerOptions } from 'fastify';
import type { Config } from './config';
import { answers } from './answers';
import { clientErrorHandler } from './client-error-handler';
import { loggerOptions } from './logger-options';
import { refuse } from './refuse';

/** Fastify's own settings; whoever mounts the API builds the server with these, because a plugin cannot set them. */
export function serverOptions(config: Pick<Config, 'logLevel' | 'production' | 'trustProxy'>) {
  return {
    logger: loggerOptions(config),
    // 5,000 characters of any script and a captcha token fit; nothing else has a reason to be longer.
    bodyLimit: 16 * 1024,
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 1_000,
    // Addresses of proxies, never a number of hops: that can be forged.
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    requestIdHeader: false,
    // Probes come every few seconds and would drown what matters.
    // The embedded database opens inside a plugin; on a slow or busy machine that outlasts Fastify's ten seconds.
    pluginTimeout: 120_000,
    logController: new LogController({
      disableRequestLogging: ({ url }) => /\/(healthz|readyz|metrics)$/.test(url),
    }),
    routerOptions: { maxParamLength: 200 },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: false } },
    clientErrorHandler,
    frameworkErrors: (error, _request, reply) => {
      const status = error.statusCode ?? 400;
      refuse(reply as never, status, answers.byStatus[status] ?? answers.byStatus[400]!);
    },
  } satisfies FastifyServerOptions;
}
