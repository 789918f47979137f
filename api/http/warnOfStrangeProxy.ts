import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { maskAddress } from './addresses';

/**
 * Logs forwarded headers from a peer that TRUST_PROXY does not name, once per process. Ignoring such headers is
 * right. If the peer is our own proxy, however, all its visitors share one limit.
 */
export const warnOfStrangeProxy = fp(
  async (server: FastifyInstance) => {
    let told = false;
    server.addHook('onRequest', async (request) => {
      if (told || request.headers['x-forwarded-for'] === undefined) return;
      // Fastify lists the trusted addresses: only the peer when it is not trusted.
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
