import { send } from '@fastify/send';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { type AssetMemory, getAssetHeaders, getAsset, lookup } from './AssetMemory';
import { sendAnswer } from './sendAnswer';

interface AssetOptions {
  /** The store's `assets` folder. */
  readonly folder: string;
  readonly memory: AssetMemory;
  /** Gets a file from the bucket: a document of another server may ask for it before this one has copied it. */
  readonly elsewhere: (name: string) => Promise<Buffer | undefined>;
  readonly notFound: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
  /** For a range or a condition that cannot be met. */
  readonly refuse: (reply: FastifyReply, status: number) => FastifyReply;
}

/**
 * Serves published assets under /assets, cacheable for ever, in a coding that the client accepts. @fastify/send adds
 * ranges and conditions (RFC 9110, 13 and 14).
 */
export function serveAssets(server: FastifyInstance, options: AssetOptions): void {
  const { folder, memory, elsewhere, notFound, refuse } = options;
  server.get('/assets/*', async (request, reply) => {
    const ready = await memory.answer(request.raw);
    if (ready) return sendAnswer(request, reply, 200, ready);

    const { name, coding } = getAsset(request.raw);
    let found = await send(request.raw, ...lookup(folder, name, coding));
    let sent = coding;
    if (coding !== 'identity' && found.type !== 'file' && found.statusCode === 404) {
      sent = 'identity';
      found = await send(request.raw, ...lookup(folder, name, sent));
    }
    const { statusCode } = found;
    if (found.type === 'file') {
      reply.code(statusCode).headers(found.headers).headers(getAssetHeaders(name, sent));
      if (statusCode !== 304) return reply.send(found.stream);
      return reply.removeHeader('Content-Type').removeHeader('Content-Encoding').send();
    }
    if (found.type === 'error' && (statusCode === 412 || statusCode === 416)) {
      const range = found.headers['Content-Range'];
      if (range !== undefined) reply.header('Content-Range', range);
      return refuse(reply, statusCode);
    }
    if (found.type === 'error' && statusCode >= 500) throw found.metadata.error;
    const body = await elsewhere(name);
    if (body) return reply.headers(getAssetHeaders(name, 'identity')).send(body);
    // Folders, dot files and paths out of the folder are no assets.
    return notFound(request, reply);
  });
}
