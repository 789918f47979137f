import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { maskAddress } from './maskAddress';

/**
 * Forwarded headers from somebody whom TRUST_PROXY does not name are ignored, and rightly so. When it is our own proxy,
 * though, all its visitors count as one and share one limit: the log says so, once for each process.
 */
export const warnOfStrangeProxy = fp(
  async (server: FastifyInstance) => {
    let told = false;
    server.addHook('onRequest', async (request) => {
      if (told || request.headers['x-forwarded-for'] === undefined) return;
      // Fastify lists whom it believes: the peer alone when it is a stranger.
      if (request.ips !== undefined && request.ips.length > 1) return;
      told = true;
      request.log.warn(
        { peer: maskAddress(request.socket.remoteAddress ?? '') },
        'X-Forwarded-For comes from an address that TRUST_PROXY does not name, and is ignored: if that is your proxy, all visitors behind it count as one',
      );
    });
  },
  { name: 'warn-of-strange-proxy' },
);
