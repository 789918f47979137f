import { createHash, timingSafeEqual } from 'node:crypto';
import basicAuth from '@fastify/basic-auth';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { DeskUser } from '../config/readDeskConfig';
import { visitorKey } from '../http/addresses';
import { createLocalLimiter } from '../limits/limiter';
import { newToken } from '../storage/engine/identifiers';

declare module 'fastify' {
  interface FastifyRequest {
    /** The person who acts, for the log. */
    actor: string;
  }
}

/**
 * The hash that DESK_USERS keeps. One round of SHA-256 is enough, because passwords are made here, of 192 random bits:
 * nobody can guess one, and the check costs each request nothing.
 */
const hashPassword = (password: string): string => createHash('sha256').update(password).digest('base64url');

/** Makes a user with a random password, which is stored nowhere. */
export function createDeskUser(name: string): { readonly user: DeskUser; readonly password: string } {
  const password = newToken();
  return { user: { name, hash: hashPassword(password) }, password };
}

const isPassword = (user: DeskUser | undefined, password: string): boolean =>
  user !== undefined && timingSafeEqual(Buffer.from(user.hash), Buffer.from(hashPassword(password)));

/**
 * Asks for a name and password at each request, so that there is no session that could expire with typed text or
 * outlive a user's removal. Wrong passwords are limited by network, and a right one passes in any case: nobody can lock
 * another person out.
 *
 * Without users, whoever reaches the desk may use it: it then listens on loopback only (readDeskConfig.ts).
 */
export const signIn = fp(
  async (server: FastifyInstance, { users }: { readonly users: readonly DeskUser[] }) => {
    server.decorateRequest('actor', 'desk');
    if (users.length === 0) return;
    const failures = createLocalLimiter('desk-failures', 20, 60);
    await server.register(basicAuth, {
      authenticate: { realm: 'desk' },
      validate: async (name, password, request, reply) => {
        const user = users.find((one) => one.name === name);
        if (isPassword(user, password)) return void (request.actor = `desk:${name}`);
        request.log.warn('Desk sign-in refused');
        const { allowed, seconds } = await failures(visitorKey(request.ip));
        if (!allowed) void reply.header('retry-after', seconds);
        throw Object.assign(new Error('Wrong name or password'), { statusCode: allowed ? 401 : 429 });
      },
    });
    server.addHook('onRequest', server.basicAuth);
  },
  { name: 'desk-sign-in' },
);
