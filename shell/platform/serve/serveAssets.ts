import { send } from '@fastify/send';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { getContentType } from '../http/getContentType';
import { type Coding, codingEndings, negotiateEncoding } from '../http/negotiateEncoding';
import { assetHeaders, immutable } from '../http/securityHeaders';
import { compressible } from '../store/precompress';
import { refuse } from './sendAnswer';

interface AssetOptions {
  /** The store's `assets` folder. */
  readonly folder: string;
  /** Gets a file from the bucket: a document of another server may ask for it before this one has copied it. */
  readonly readFromBucket: (url: string) => Promise<Buffer | undefined>;
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** Headers of an asset's answer besides length, date and tag. */
const getHeaders = (name: string, coding: Coding): Record<string, string> => ({
  ...assetHeaders,
  'Cache-Control': immutable,
  ...(compressible.test(name) && { Vary: 'Accept-Encoding' }),
  'Content-Type': getContentType(name),
  ...(coding !== 'identity' && { 'Content-Encoding': coding }),
});

/**
 * Serves published assets under /assets, cacheable for ever, in a coding that the client accepts. @fastify/send adds
 * ranges and conditions (RFC 9110, 13 and 14).
 */
export function serveAssets(server: FastifyInstance, options: AssetOptions): void {
  const { folder, readFromBucket, notFound } = options;
  const find = ({ raw }: FastifyRequest, name: string, coding: Coding) =>
    send(raw, name + codingEndings[coding], {
      root: folder,
      index: false,
      cacheControl: false,
      contentType: false,
      // A range of a compressed script is useless.
      acceptRanges: coding === 'identity',
    });
  server.get('/assets/*', async (request, reply) => {
    const name = request.url.replace(/\?.*$/s, '').slice('/assets'.length);
    const accepted = request.headers['accept-encoding'];
    let coding = compressible.test(name) ? negotiateEncoding(accepted) : 'identity';
    let found = await find(request, name, coding);
    if (coding !== 'identity' && found.statusCode === 404)
      found = await find(request, name, (coding = 'identity'));
    const { statusCode } = found;
    if (found.type === 'file') {
      reply.code(statusCode).headers(found.headers).headers(getHeaders(name, coding));
      if (statusCode !== 304) return reply.send(found.stream);
      return reply.removeHeader('Content-Type').removeHeader('Content-Encoding').send();
    }
    if (found.type === 'error' && (statusCode === 412 || statusCode === 416)) {
      const range = found.headers['Content-Range'];
      if (range !== undefined) reply.header('Content-Range', range);
      return refuse(reply, statusCode);
    }
    if (found.type === 'error' && statusCode >= 500) throw found.metadata.error;
    const body = await readFromBucket(`/assets${name}`);
    if (body) return reply.headers(getHeaders(name, 'identity')).send(body);
    // Folders, dot files and paths out of the folder are no assets.
    return notFound(request, reply);
  });
}
