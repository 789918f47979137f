import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';
import type { Config } from './config';
import { maskAddress } from './mask-address';

/** Logs carry what the operator needs and no visitor's data: no body, no query, a shortened address. */
export function loggerOptions({
  logLevel,
  production,
}: Pick<Config, 'logLevel' | 'production'>): LoggerOptions {
  return {
    level: logLevel,
    serializers: {
      req: (request: FastifyRequest) => ({
        method: request.method,
        path: withoutSecrets(request.url),
        remote: maskAddress(request.ip),
      }),
    },
    redact: ['req.headers', 'body', '*.email', '*.password'],
    ...(production || logLevel === 'silent'
      ? {}
      : {
          transport: {
            target: 'pino-pretty',
            options: { translateTime: 'HH:MM:ss', ignore: 'pid,hostname', singleLine: true },
          },
        }),
  };
}

/** The query can carry anything, and an unsubscribe link is a key. */
function withoutSecrets(url: string): string {
  return url.split('?', 1)[0]!.replace(/(\/unsubscribe\/).+/, '$1…');
}
