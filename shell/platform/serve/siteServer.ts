import path from 'node:path';
import { undefinedIfMissing } from 'shared-content/artifact/durable';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { apiPlugin, hasOneHost, serverOptions } from 'api/app';
import { bearsToken } from 'api/bears-token';
import { drainOnClose } from 'shared-content/server/endOnSignals';
import type { Config } from 'api/config';
import { getContentType } from '../http/getContentType';
import { generationHeader, moved, revalidate, securityHeaders } from '../http/securityHeaders';
import type { StoreFollower } from '../store/followStore';
import type { SiteFolder } from '../store/SiteFolder';
import { negotiateEncoding } from '../http/negotiateEncoding';
import { redirectOtherNames } from './redirectOtherNames';
import { jsonHeaders, refuse, refuseApi, refuseRaw, sendAnswer } from './sendAnswer';
import { serveAssets } from './serveAssets';
import type { Generation } from './Generation';
import { ServedGeneration } from './ServedGeneration';

interface SiteServerOptions {
  readonly siteFolder: SiteFolder;
  readonly config: Config;
  /** False for a site whose API runs on its own host: no storage is opened then. */
  readonly withApi?: boolean;
  /** Serves this generation, whatever is live: to check one before it goes live. */
  readonly generation?: string;
  /** The bucket that the store is a copy of, if it is one. */
  readonly following?: () => StoreFollower | undefined;
}

/** Path of a request without its query; the absolute form (RFC 9112, 3.2.2) loses its origin. */
const getPath = (url: string) => url.replace(/^https?:\/\/[^/?]*/, '').replace(/\?.*$/s, '');
const getQuery = (url: string) => /\?.*$/s.exec(url)?.[0] ?? '';
const isApi = (url: string) => /^(?:https?:\/\/[^/?]*)?\/api(?:[/?]|$)/.test(url);

/**
 * Builds the site's server on one port: documents of the live generation, immutable assets, the API under /api. A
 * route of the generation gets 200, any other its not-found document with 404. Every other fault gets the error page,
 * or JSON under /api. hosts/testing/expectedAnswers has all of these answers.
 */
export async function siteServer({
  siteFolder,
  config,
  withApi = true,
  generation: fixed,
  following,
}: SiteServerOptions): Promise<FastifyInstance> {
  const options = serverOptions(config);
  const server = Fastify({
    ...options,
    clientErrorHandler: (error, socket) =>
      // A packet for the API gets JSON; a later packet does not tell its address.
      isApi(/^\S+ (\S*)/.exec(String(error.rawPacket ?? '').slice(0, 2_000))?.[1] ?? '')
        ? options.clientErrorHandler(error, socket)
        : refuseRaw(error, socket),
    frameworkErrors: (error, request, reply) => {
      const page = reply as unknown as FastifyReply;
      if (isApi(request.url)) return options.frameworkErrors(error, request, reply);
      // Broken percent-encoding is a wrong request; well-formed bytes that are not UTF-8 name no page.
      if (/%(?![0-9a-f]{2})/i.test(getPath(request.url))) return void refuse(page, 400);
      notFound(request as FastifyRequest, page).catch((cause: unknown) => {
        request.log.error(cause);
        refuse(page, 500);
      });
    },
  });
  drainOnClose(server);
  const commonHeaders: Readonly<Record<string, string>> =
    config.hsts === undefined ? {} : { 'Strict-Transport-Security': config.hsts };
  const live = new ServedGeneration(siteFolder, server.log, fixed);
  // Open tabs may ask for files of the previous generation. It is absent after the first release and after a prune, so its
  // absence is not logged. A server for one generation must show which files that generation lacks.
  const previous =
    fixed === undefined
      ? new ServedGeneration(siteFolder, { error() {}, info() {} }, siteFolder.previous)
      : undefined;

  /** The answer at a path: the live generation's, or a file of the previous one, but none of its documents. */
  async function findAnswer(generation: Generation, name: string, request: FastifyRequest) {
    const coding = negotiateEncoding(request.headers['accept-encoding']);
    const own = await generation.answer(name, coding);
    if (own) return own;
    const other = await (await previous?.get())?.answer(name, coding).catch(undefinedIfMissing);
    return other?.headers['Content-Type']?.startsWith('text/html') ? undefined : other;
  }

  async function notFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (isApi(request.url)) return refuseApi(reply, 404);
    if (request.url.includes('%00')) return refuse(reply, 400);
    const generation = await live.get();
    if (!generation) return refuse(reply, 503);
    const coding = negotiateEncoding(request.headers['accept-encoding']);
    return sendAnswer(request, reply, 404, await generation.notFound(coding));
  }

  // For the API as well.
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(commonHeaders);
    if (!hasOneHost(request)) return isApi(request.url) ? refuseApi(reply, 400) : refuse(reply, 400);
  });
  redirectOtherNames(server, config.siteUrl);
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'Unexpected error');
    else request.log.info({ code: error.code, status }, 'Request refused');
    return isApi(request.url) ? refuseApi(reply, status) : refuse(reply, status);
  });
  // Only methods that Fastify does not know reach this: the routes below take every path.
  server.setNotFoundHandler((request, reply) =>
    isApi(request.url) ? refuseApi(reply, 404) : refuse(reply, 405),
  );

  if (withApi) await server.register(apiPlugin, { prefix: '/api', config });
  // Tells whether documents are served; /api/readyz answers for enquiries. Names of machines and folders are for
  // operators: in production with METRICS_TOKEN.
  server.get('/readyz', async (request, reply) => {
    const site = await live.getState();
    const { metricsToken, production } = config;
    const isOperator = !production || (metricsToken !== undefined && bearsToken(request.raw, metricsToken));
    const [code, status] = site.generation === undefined ? [503, 'unavailable'] : [200, 'ok'];
    return reply
      .code(code)
      .headers(jsonHeaders)
      .send({
        status,
        ...(isOperator && { site, ...(following && { copy: await following()?.getState() }) }),
      });
  });

  /** An unreachable bucket makes a missing file a 404, not an error. */
  const readFromBucket = async (name: string) =>
    following?.()
      ?.readFile(name)
      .catch(
        (error: Error) => void server.log.warn(`${name} cannot be read from the bucket: ${error.message}`),
      );
  serveAssets(server, {
    folder: path.join(siteFolder.path, 'assets'),
    readFromBucket,
    notFound,
  });
  server.get('/*', async (request, reply) => {
    const name = getPath(request.url);
    const generation = await live.get();
    if (!generation) return notFound(request, reply);
    const answer = await findAnswer(generation, name, request);
    if (answer) return sendAnswer(request, reply, 200, answer);
    const redirect = generation.getRedirect(name);
    if (redirect === undefined) {
      // This machine has not copied the generation's file yet, or has removed it.
      const body = await readFromBucket(name);
      return body
        ? reply
            .headers({
              ...securityHeaders,
              'Cache-Control': revalidate,
              'Content-Type': getContentType(name),
            })
            .send(body)
        : notFound(request, reply);
    }
    return reply
      .code(301)
      .headers({
        ...securityHeaders,
        'Cache-Control': redirect.isMoved ? revalidate : moved,
        [generationHeader]: generation.id,
      })
      .header('Location', redirect.to + getQuery(request.url))
      .send();
  });
  server.route({
    method: ['DELETE', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE'],
    url: '/*',
    // Runs before Fastify reads a body that is not needed.
    onRequest: async (request, reply) => (isApi(request.url) ? refuseApi(reply, 404) : refuse(reply, 405)),
    handler: async () => {},
  });
  return server;
}
