import { send } from '@fastify/send';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { assetHeaders, immutable } from '../compose/securityHeaders';
import { compressible } from '../release/precompress';
import { contentTypeOf } from './contentTypeOf';
import { type Coding, negotiateEncoding } from './negotiateEncoding';

const endings: Readonly<Record<Coding, string>> = { br: '.br', gzip: '.gz', identity: '' };

export interface AssetOptions {
  /** The store's `assets` folder. */
  readonly folder: string;
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** For a range or a condition that cannot be met. */
  readonly refuse: (reply: FastifyReply, status: number) => FastifyReply;
}

/**
 * Published assets under /assets: for ever, precompressed as the client accepts it, with ranges and
 * conditions (RFC 9110, 13 and 14, by @fastify/send).
 */
export function serveAssets(server: FastifyInstance, { folder, notFound, refuse }: AssetOptions): void {
  const options = { root: folder, index: false, cacheControl: false, contentType: false } as const;
  server.get('/assets/*', async (request, reply) => {
    const name = request.url.replace(/\?.*$/s, '').slice('/assets'.length);
    const twins = compressible.test(name);
    const coding = twins ? negotiateEncoding(request.headers['accept-encoding']) : 'identity';
    // Part of a compressed script is of no use to anybody; nginx gives it whole, too.
    const whole = { ...options, acceptRanges: false };
    let found = await send(request.raw, name + endings[coding], coding === 'identity' ? options : whole);
    let sent = coding;
    if (coding !== 'identity' && found.type !== 'file' && found.statusCode === 404) {
      sent = 'identity';
      found = await send(request.raw, name, options);
    }
    const { statusCode } = found;
    if (found.type === 'file') {
      reply.code(statusCode).headers(found.headers).headers(assetHeaders);
      reply.header('Cache-Control', immutable);
      if (twins) reply.header('Vary', 'Accept-Encoding');
      if (statusCode === 304) return reply.send();
      reply.header('Content-Type', contentTypeOf(name));
      if (sent !== 'identity') reply.header('Content-Encoding', sent);
      return reply.send(found.stream);
    }
    if (found.type === 'error' && (statusCode === 412 || statusCode === 416)) {
      const range = found.headers['Content-Range'];
      if (range !== undefined) reply.header('Content-Range', range);
      return refuse(reply, statusCode);
    }
    if (found.type === 'error' && statusCode >= 500) throw found.metadata.error;
    // Folders, dot files and paths that lead out of the folder: there is no such asset.
    return notFound(request, reply);
  });
}
