import path from 'node:path';
import fastifyStatic from '@fastify/static';
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';
import { apiPlugin, drainOnClose, serverOptions } from 'api/app';
import type { Config } from 'api/config';
import { immutable, revalidate, securityHeaders } from '../compose/securityHeaders';
import type { Store } from '../release/Store';
import { LiveGeneration, type LiveFile } from './LiveGeneration';
import { contentTypeOf } from './contentTypeOf';

export interface SiteServerOptions {
  readonly store: Store;
  readonly config: Config;
  /** Left out for a site whose API runs on a host of its own. */
  readonly withApi?: boolean;
}

/**
 * The site on one port: documents of the live generation, immutable assets, the API under /api.
 * Answers 200 for routes that the generation has, 404 with its not-found document otherwise.
 */
export async function siteServer({
  store,
  config,
  withApi = true,
}: SiteServerOptions): Promise<FastifyInstance> {
  const server = Fastify(serverOptions(config));
  drainOnClose(server);
  const live = new LiveGeneration(store);
  if (withApi) await server.register(apiPlugin, { prefix: '/api', config });

  await server.register(fastifyStatic, {
    root: path.join(store.folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    index: false,
    decorateReply: false,
    cacheControl: false,
    setHeaders(reply, file) {
      // A twin's name ends in .br or .gz: what counts is the file it stands for.
      reply.setHeader('Cache-Control', immutable);
      reply.setHeader('X-Content-Type-Options', 'nosniff');
      reply.setHeader('Access-Control-Allow-Origin', '*');
      reply.setHeader('Content-Type', contentTypeOf(file.replace(/\.(br|gz)$/, '')));
    },
  });

  server.get('/*', async (request, reply) => {
    const generation = await live.get();
    const url = new URL(request.url, 'http://site.invalid');
    if (url.pathname.length > 1 && url.pathname.endsWith('/')) {
      const bare = url.pathname.replace(/\/+$/, '');
      if (generation.files.has(bare)) return reply.redirect(bare + url.search, 301);
    }
    const file = generation.files.get(url.pathname);
    return file
      ? send(request, reply, 200, url.pathname, file)
      : send(request, reply, 404, '/404', generation.notFound);
  });

  return server;
}

function send(request: FastifyRequest, reply: FastifyReply, status: number, name: string, file: LiveFile) {
  const accepted = String(request.headers['accept-encoding'] ?? '');
  const [encoding, body] =
    file.br && /\bbr\b/.test(accepted)
      ? (['br', file.br] as const)
      : file.gzip && /\bgzip\b/.test(accepted)
        ? (['gzip', file.gzip] as const)
        : ([undefined, file.body] as const);
  reply.code(status).headers({
    ...securityHeaders,
    'Content-Type': contentTypeOf(name),
    'Cache-Control': revalidate,
    Vary: 'Accept-Encoding',
    ETag: file.etag,
  });
  if (file.policy) reply.header('Content-Security-Policy', file.policy);
  if (status === 200 && request.headers['if-none-match'] === file.etag) return reply.code(304).send();
  if (encoding) reply.header('Content-Encoding', encoding);
  return reply.send(body);
}
