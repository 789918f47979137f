import { isNativeError } from 'node:util/types';
import type { FastifyRequest } from 'fastify';
import type { LoggerOptions } from 'pino';
import type { Config } from '../config/config';
import { errorLine } from './errorLine';
import { maskAddress } from './addresses';

/** Logger settings: what the operator needs and no visitor's data. No body, no query, a shortened address. */
export function loggerOptions({
  logLevel,
  production,
}: Pick<Config, 'logLevel' | 'production'>): LoggerOptions {
  return {
    level: logLevel,
    serializers: {
      err: errorFacts,
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

/** The safe fields of an error. Database errors also carry the statement's values, which are the visitor's. */
function errorFacts(error: unknown) {
  if (!isNativeError(error)) return { type: typeof error, message: errorLine(error) };
  const { code } = error as { code?: unknown };
  return { type: error.name, code, message: errorLine(error), stack: getFrames(error) };
}

/** The frames of a stack without its message, because errorLine has shortened and masked the message. */
function getFrames({ stack = '' }: Error): string {
  return stack
    .split('\n')
    .filter((line) => /^\s+at /.test(line))
    .join('\n');
}

/** A URL without its query, which can carry anything, and without the keys in mail links. */
function withoutSecrets(url: string): string {
  return url.split('?', 1)[0]!.replace(/(\/(?:unsubscribe|confirm|answered|sign-in)\/).+/, '$1…');
}
