import { type ServerOptions, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import { isNativeError } from 'node:util/types';
import { type FastifyRequest, type FastifyServerOptions, LogController } from 'fastify';
import type { LoggerOptions } from 'pino';
import type { Config } from '../config/config';
import { maskAddress, trustProxies } from './addresses';
import { getAnswer, refuse } from './answers';
import { errorLine } from './errorLine';

/** Milliseconds for the headers of a request and for all of it. A late request is cut at most one interval later. */
const headersTimeout = 10_000;
const requestTimeout = 15_000;
const connectionsCheckingInterval = 2_000;

/** Fastify's own settings. A server that mounts the API must be built with them, because a plugin cannot set them. */
export function serverOptions(config: Pick<Config, 'logLevel' | 'production' | 'trustProxy'>) {
  return {
    logger: loggerOptions(config),
    // Every field at its longest, in 4-byte characters, and the longest captcha token: 27 KiB.
    bodyLimit: 32 * 1024,
    // While the server closes, apiRoutes.ts answers 503 in the forms' own words.
    return503OnClosing: false,
    requestTimeout,
    // Node takes the larger of the two timeouts for bodies, the smaller for headers, and checks only at intervals.
    http: { headersTimeout, connectionsCheckingInterval },
    connectionTimeout: 30_000,
    keepAliveTimeout: 65_000,
    maxRequestsPerSocket: 1_000,
    // Addresses of proxies, never a number of hops, which can be forged.
    trustProxy: trustProxies(config.trustProxy),
    requestIdHeader: false,
    // Probes come every few seconds and beacons with every visit: logged, they would drown what matters. The embedded
    // database opens inside a plugin. On a slow or busy machine that takes longer than Fastify's ten seconds.
    pluginTimeout: 120_000,
    logController: new LogController({
      disableRequestLogging: ({ url }) => /\/(healthz|readyz|metrics|telemetry)$/.test(url),
    }),
    routerOptions: { maxParamLength: 200 },
    ajv: { customOptions: { coerceTypes: false, removeAdditional: false, allErrors: false } },
    clientErrorHandler,
    frameworkErrors: (error, _request, reply) => void refuse(reply as never, error.statusCode ?? 400),
  } satisfies FastifyServerOptions & { http: ServerOptions };
}

/** False of a request with two Host lines: Node reads the first, a proxy in front may have read the other (RFC 9112, 3.2). */
export const hasOneHost = ({ raw }: FastifyRequest): boolean =>
  raw.rawHeaders.filter((name, at) => at % 2 === 0 && /^host$/i.test(name)).length < 2;

const statuses: Record<string, number> = { HPE_HEADER_OVERFLOW: 431, ERR_HTTP_REQUEST_TIMEOUT: 408 };

/** Answers input that never became a request (broken HTTP, endless headers or body) in the shape of every answer. */
export function clientErrorHandler(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return;
  const status = statuses[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ success: false, error: getAnswer(status) });
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nContent-Type: application/json; charset=utf-8\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\nConnection: close\r\n\r\n${body}`,
  );
}

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
  return url.split('?', 1)[0]!.replace(/(\/(?:unsubscribe|confirm|never)\/).+/, '$1…');
}
