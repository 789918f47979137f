import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Config } from '../config/config';

/** Generates OpenAPI from the routes' schemas: GET /openapi.json, and in development a page at /docs. */
export const openapi = fp(
  async (server: FastifyInstance, { config }: { config: Config }) => {
    await server.register(swagger, {
      openapi: {
        openapi: '3.1.0',
        info: {
          title: `${config.siteName} website API`,
          description: 'Takes enquiries and newsletter sign-ups.',
          version: '1',
        },
        servers: [{ url: new URL(config.publicApiUrl).origin }],
      },
    });
    server.get('/openapi.json', { schema: { hide: true } }, async () => server.swagger());
    if (!config.production)
      await server.register(swaggerUi, {
        routePrefix: '/docs',
        // Otherwise the page looks for its scripts outside the prefix under which the API is mounted.
        indexPrefix: server.prefix,
        staticCSP: true,
      });
  },
  { name: 'openapi' },
);
