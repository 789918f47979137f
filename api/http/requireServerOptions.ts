import type { FastifyInstance } from 'fastify';

/**
 * Without two settings of serverOptions the schemas would bend wrong bodies into shape instead of refusing them, and a
 * plugin cannot set them. Called by the route that matters, because Fastify compiles validators per scope.
 */
export function requireServerOptions(server: FastifyInstance): void {
  server.addHook('onReady', async () => {
    const validate = server.validatorCompiler?.({
      schema: { type: 'object', additionalProperties: false, properties: { text: { type: 'string' } } },
      method: 'POST',
      url: '/',
    });
    if (validate && (validate({ text: 1 }) === true || validate({ more: '' }) === true)) {
      throw new Error('apiPlugin: build the server with Fastify(serverOptions(config)) from api/app');
    }
  });
}
