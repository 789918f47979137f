import type { FastifyInstance } from 'fastify';

/**
 * Checks two of serverOptions, which a plugin cannot set. Without them the schemas would coerce wrong bodies instead
 * of refusing them. The contact route calls this, because Fastify compiles validators per scope.
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
