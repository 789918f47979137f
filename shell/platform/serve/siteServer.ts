import path from 'node:path';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { apiPlugin, drainOnClose, serverOptions } from 'api/app';
import type { Config } from 'api/config';
import { getContentType } from '../http/getContentType';
import {
  generationHeader,
  moved,
  ofVisitor,
  revalidate,
  securityHeaders,
  unlisted,
} from '../http/securityHeaders';
import type { Following } from '../store/followStore';
import type { Store } from '../store/Store';
import { AssetMemory } from './AssetMemory';
import { type Answer, ofOneVisitor } from './Answers';
import { isOtherName } from './isOtherName';
import { negotiateEncoding } from '../http/negotiateEncoding';
import { answerOperators, operatorsPath } from './operators/answerOperators';
import { getEntry } from './operators/getEntry';
import { jsonHeaders, refuse, refuseApi, refuseRaw } from './refuse';
import { sendAnswer } from './sendAnswer';
import { serveAssets } from './serveAssets';
import { Visitors, isDocument } from './Visitors';

interface SiteServerOptions {
  readonly store: Store;
  readonly config: Config;
  /** False for a site whose API runs on a host of its own: no storage is opened then. */
  readonly withApi?: boolean;
  /** This generation, whatever is live: to look at one before it goes live. */
  readonly generation?: string;
  /** Bytes of documents, and of assets, that lie in memory at most. */
  readonly memory?: number;
  /** The bucket that the store is a copy of, where it is one. */
  readonly following?: () => Following | undefined;
}

/** Path of a request without query; of the absolute form (RFC 9112, 3.2.2) the path alone. */
const getPath = (url: string) => url.replace(/^https?:\/\/[^/?]*/, '').replace(/\?.*$/s, '');
const getQuery = (url: string) => /\?.*$/s.exec(url)?.[0] ?? '';
/** Forms and scripts of a page that is open under another name of the site go on working there. */
const isPageRequest = ({ method = '', url = '' }: { method?: string; url?: string }) =>
  ['GET', 'HEAD'].includes(method) && !isApi(url) && !/^\/(assets|captcha)\//.test(url);
const isApi = (url: string) => /^(?:https?:\/\/[^/?]*)?\/api(?:[/?]|$)/.test(url);

/**
 * The site on one port: documents of the live generation, immutable assets, the API under /api. Answers 200
 * for routes that the generation has, 404 with its not-found document otherwise; every other fault gets one
 * page of its own, and JSON under /api; /operators answers those who run the site, and nobody else. What a visitor
 * gets where there are previews or a canary: Visitors.
 * hosts/expectedAnswers holds what nginx and this server both answer.
 */
export async function siteServer({
  store,
  config,
  withApi = true,
  generation: fixed,
  memory = 64 << 20,
  following,
}: SiteServerOptions): Promise<FastifyInstance> {
  const options = serverOptions(config);
  const server = Fastify({
    ...options,
    // What is on its way while the server closes is answered; Fastify's own 503 is neither a page nor the API's.
    return503OnClosing: false,
    clientErrorHandler: (error, socket) =>
      // A packet of the API's gets JSON; of a later packet nobody knows whose it is.
      isApi(/^\S+ (\S*)/.exec(String(error.rawPacket ?? '').slice(0, 2_000))?.[1] ?? '')
        ? options.clientErrorHandler(error, socket)
        : refuseRaw(error, socket),
    frameworkErrors: (error, request, reply) => {
      const page = reply as unknown as FastifyReply;
      if (visitors.isPreview(request.raw)) page.headers(unlisted);
      if (isApi(request.url)) return options.frameworkErrors(error, request, reply);
      // Broken percent-encoding is a wrong request; well-formed bytes that are no UTF-8 name no page.
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
  const visitors = new Visitors(store, server.log, { generation: fixed, memory, siteUrl: config.siteUrl });
  const folder = path.join(store.folder, 'assets');
  const assets = new AssetMemory(folder, memory);

  async function notFound(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    if (isApi(request.url)) return refuseApi(reply, 404);
    if (request.url.includes('%00')) return refuse(reply, 400);
    const generation = await visitors.generation(visitors.of(request.raw));
    if (!generation) return refuse(reply, 503);
    const coding = negotiateEncoding(request.headers['accept-encoding']);
    return send(request, reply, 404, await generation.notFound(coding));
  }

  function send(request: FastifyRequest, reply: FastifyReply, status: number, answer: Answer) {
    const { drawn } = visitors.of(request.raw);
    if (drawn?.cookie !== undefined && isDocument(answer)) reply.header('Set-Cookie', drawn.cookie);
    return sendAnswer(request, reply, status, drawn ? ofOneVisitor(answer) : answer);
  }

  // For the API as well.
  server.addHook('onRequest', async (request, reply) => {
    reply.headers(onEvery);
    if (visitors.isPreview(request.raw)) return void reply.headers(unlisted);
    if (isPageRequest(request.raw) && isOtherName(request.headers.host, config.siteUrl))
      return reply
        .code(301)
        .headers({ ...securityHeaders, 'Cache-Control': moved })
        .header('Location', config.siteUrl + (request.url.startsWith('/') ? request.url : '/'))
        .send();
  });
  server.setErrorHandler((error: FastifyError, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error({ err: error }, 'Unexpected error');
    else request.log.info({ code: error.code, status }, 'Request refused');
    return isApi(request.url) ? refuseApi(reply, status) : refuse(reply, status);
  });
  // Reached by methods that Fastify does not know, and by no others: the routes below take every path.
  server.setNotFoundHandler((request, reply) =>
    isApi(request.url) ? refuseApi(reply, 404) : refuse(reply, 405),
  );

  if (withApi) await server.register(apiPlugin, { prefix: '/api', config });
  // Whether documents are served; /api/readyz answers for enquiries. Names of machines and folders are for operators.
  server.get('/readyz', async (request, reply) => {
    const site = await visitors.state();
    const isOperator = getEntry(request.raw, config.operatorsToken, config.siteUrl) === 'open';
    const [code, status] = site.generation === undefined ? [503, 'unavailable'] : [200, 'ok'];
    return reply
      .code(code)
      .headers(jsonHeaders)
      .send({ status, ...(isOperator && { site, ...(following && { copy: following()?.state() }) }) });
  });

  /** A bucket that is away makes no miss an error. */
  const elsewhere = async (kind: 'asset' | 'page', name: string) =>
    following?.()
      ?.[kind](name)
      .catch(
        (error: Error) => void server.log.warn(`${name} cannot be read from the bucket: ${error.message}`),
      );
  serveAssets(server, {
    folder,
    memory: assets,
    elsewhere: (name) => elsewhere('asset', name),
    notFound,
    refuse,
  });
  const operators = {
    store,
    siteName: config.siteName,
    token: config.operatorsToken,
    siteUrl: config.siteUrl,
    readEncounters: withApi ? () => server.readEncounters() : undefined,
  };
  server.get('/*', async (request, reply) => {
    if (getPath(request.url) === operatorsPath && !visitors.isPreview(request.raw)) {
      const answered = await answerOperators(request, reply, operators);
      if (answered) return answered;
    }
    const shown = visitors.of(request.raw);
    const generation = await visitors.generation(shown);
    if (!generation) return notFound(request, reply);
    const name = getPath(request.url);
    const answer = await visitors.answer(shown, name, request.raw);
    if (answer) return send(request, reply, 200, answer);
    const route = generation.getRoute(name);
    if (route === undefined) {
      // A file of a generation that this machine has not copied yet, or has forgotten.
      const body = shown.isPreview ? undefined : await elsewhere('page', name);
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
      .headers(shown.drawn ? ofVisitor(headers) : headers)
      .header('Location', route + getQuery(request.url))
      .send();
  });
  server.route({
    method: ['DELETE', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE'],
    url: '/*',
    // Before Fastify looks at a body that nobody wants.
    onRequest: async (request, reply) => (isApi(request.url) ? refuseApi(reply, 404) : refuse(reply, 405)),
    handler: async () => {},
  });
  return server;
}
