import type { JsonSchemaToTsProvider } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyInstance } from 'fastify';
import { type Beacon, beaconLimit, beaconSchema } from 'shared-content/encounters';
import type { ApiContext } from '../apiContext';

/**
 * The shell's version is all that a document says whose shell is lost: each byte of its loader is in every page
 * (shell/site/document/loader.inline.js). Documents of older shells have their generation before it.
 */
function lostShell(body: string): Beacon | undefined {
  const shell = /^(?:[0-9a-f]{12})?([0-9a-f]{12})$/.exec(body)?.[1];
  return shell === undefined
    ? undefined
    : { shell, failures: [{ kind: 'script', app: 'shell', version: shell }] };
}

/**
 * What a page tells of its visit when it goes (navigator.sendBeacon): failures, violations, vitals, and nothing about
 * whose visit it was. Nobody reads the answer.
 */
export async function encountersRoute(instance: FastifyInstance, { counting }: ApiContext): Promise<void> {
  const server = instance.withTypeProvider<JsonSchemaToTsProvider>();
  const parseJson = server.getDefaultJsonParser('error', 'error');
  // A beacon of a string says text/plain, which is sent to an API on another host without asking; originCheck.ts looks
  // where it comes from.
  server.addContentTypeParser<string>('text/plain', { parseAs: 'string' }, (request, body, done) => {
    const lost = lostShell(body);
    if (lost) done(null, lost);
    else void parseJson(request, body, done);
  });

  server.post('/encounters', {
    bodyLimit: beaconLimit,
    schema: { body: beaconSchema, hide: true },
    config: { rateLimit: 'beacons' },
    preValidation: async (request) => {
      // Pages of older shells name their generation in its place.
      const { generation, ...told } = Object(request.body) as { generation?: string };
      if (generation !== undefined) request.body = { shell: generation, ...told } as Beacon;
    },
    handler: async (request, reply) => {
      counting.take(request.body);
      return reply.code(204).send();
    },
  });
}
