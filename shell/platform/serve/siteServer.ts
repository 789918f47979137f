import path from 'node:path';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { apiPlugin, serverOptions } from 'api/app';
import { drainOnClose } from 'shared-content/server/endOnSignals';
import type { Config } from 'api/config';
import { getContentType } from '../http/getContentType';
import {
  generationHeader,
  moved,
  withPrivateCaching,
  revalidate,
  securityHeaders,
  noIndexHeaders,
} from '../http/securityHeaders';
import type { Following } from '../store/followStore';
import type { SiteFolder } from '../store/SiteFolder';
import { negotiateEncoding } from '../http/negotiateEncoding';
import { answerOperators, authorizeOperator, operatorsPath } from './operators/answerOperators';
import { redirectOtherNames } from './redirectOtherNames';
import { type Answer, jsonHeaders, refuse, refuseApi, refuseRaw, sendAnswer } from './sendAnswer';
import { serveAssets } from './serveAssets';
import { GenerationSelector, isDocument } from './GenerationSelector';

interface SiteServerOptions {
  readonly siteFolder: SiteFolder;
  readonly config: Config;
  /** False for a site whose API runs on its own host: no storage is opened then. */
  readonly withApi?: boolean;
  /** Serves this generation, whatever is live: to check one before it goes live. */
  readonly generation?: string;
  /** The bucket that the store is a copy of, if it is one. */
  readonly following?: () => Following | undefined;
}

/** Path of a request without its query; the absolute form (RFC 9112, 3.2.2) loses its origin. */
const getPath = (url: string) => url.replace(/^https?:\/\/[^/?]*/, '').replace(/\?.*$/s, '');
const getQuery = (url: string) => /\?.*$/s.exec(url)?.[0] ?? '';
const isApi = (url: string) => /^(?:https?:\/\/[^/?]*)?\/api(?:[/?]|$)/.test(url);

/**
 * Builds the site's server on one port: documents of the live generation, immutable assets, the API under /api. A
 * route of the generation gets 200, any other its not-found document with 404. Every other fault gets the error page,
 * or JSON under /api. /operators answers operators only. GenerationSelector chooses live site, preview or canary.
 * hosts/testing/expectedAnswers has the answers that nginx and this server share.
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
      if (selector.select(request.raw).isPreview) page.headers(noIndexHeaders);
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
  const onEvery: Readonly<Record<string, string>> =
    config.hsts === undefined ? {} : { 'Strict-Transport-Security': config.hsts };
  const selector = new GenerationSelector(siteFolder, server.log, {
    generation: fixed,
    siteUrl: config.siteUrl,
  });

  async function notFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (isApi(request.url)) return refuseApi(reply, 404);
    if (request.url.includes('%00')) return refuse(reply, 400);
    const generation = await selector.generation(selector.select(request.raw));
    if (!generation) return refuse(reply, 503);
    const coding = negotiateEncoding(request.headers['accept-encoding']);
    return send(request, reply, 404, await generation.notFound(coding));
  }

  function send(request: FastifyRequest, reply: FastifyReply, status: number, answer: Answer) {
    const { drawn } = selector.select(request.raw);
    if (drawn?.cookie !== undefined && isDocument(answer)) reply.header('Set-Cookie', drawn.cookie);
    const { body, headers } = answer;
    return sendAnswer(request, reply, status, {
      body,
      headers: drawn ? withPrivateCaching(headers) : headers,
    });
  }

  // For the API as well.
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(onEvery);
    if (selector.select(request.raw).isPreview) reply.headers(noIndexHeaders);
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
  // Tells whether documents are served; /api/readyz answers for enquiries. Only operators see names of machines and
  // folders.
  server.get('/readyz', async (request, reply) => {
    const site = await selector.live.getState();
    const isOperator = authorizeOperator(request.raw, config.operatorsToken, config.siteUrl) === 'open';
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
  const readFromBucket = async (read: 'readAsset' | 'readPage', name: string) =>
    following?.()
      ?.[read](name)
      .catch(
        (error: Error) => void server.log.warn(`${name} cannot be read from the bucket: ${error.message}`),
      );
  serveAssets(server, {
    folder: path.join(siteFolder.path, 'assets'),
    readFromBucket: (name) => readFromBucket('readAsset', name),
    notFound,
  });
  const readEncounters = withApi ? () => server.readEncounters() : undefined;
  server.get('/*', async (request, reply) => {
    const source = selector.select(request.raw);
    const name = getPath(request.url);
    if (name === operatorsPath && !source.isPreview) {
      const answered = await answerOperators(request, reply, { siteFolder, config, readEncounters });
      if (answered) return answered;
    }
    const generation = await selector.generation(source);
    if (!generation) return notFound(request, reply);
    const answer = await selector.answer(source, name, request.raw);
    if (answer) return send(request, reply, 200, answer);
    const route = generation.getRoute(name);
    if (route === undefined) {
      // This machine has not copied the generation's file yet, or has removed it.
      const body = source.isPreview ? undefined : await readFromBucket('readPage', name);
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
    const headers = { ...securityHeaders, 'Cache-Control': moved, [generationHeader]: generation.id };
    return reply
      .code(301)
      .headers(source.drawn ? withPrivateCaching(headers) : headers)
      .header('Location', route + getQuery(request.url))
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
