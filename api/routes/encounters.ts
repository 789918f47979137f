import type { JsonSchemaToTsProvider } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyInstance } from 'fastify';
import { beaconLimit, beaconSchema } from 'shared-content/encounters';
import type { ApiContext } from '../apiContext';

/**
 * What a page tells of its visit when it goes (navigator.sendBeacon): failures, violations, vitals, and nothing about
 * whose visit it was. Nobody reads the answer.
 */
export async function encountersRoute(instance: FastifyInstance, { counting }: ApiContext): Promise<void> {
  const server = instance.withTypeProvider<JsonSchemaToTsProvider>();
  // A beacon of a string says text/plain, which is sent to an API on another host without asking; originCheck.ts looks
  // where it comes from.
  server.addContentTypeParser(
    'text/plain',
    { parseAs: 'string' },
    server.getDefaultJsonParser('error', 'error'),
  );

  server.post('/encounters', {
    bodyLimit: beaconLimit,
    schema: { body: beaconSchema, hide: true },
    config: { rateLimit: 'beacons' },
    handler: async (request, reply) => {
      counting.take(request.body);
      return reply.code(204).send();
    },
  });
}
