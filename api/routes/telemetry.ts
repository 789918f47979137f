import type { JsonSchemaToTsProvider } from '@fastify/type-provider-json-schema-to-ts';
import type { FastifyInstance } from 'fastify';
import { type Beacon, beaconLimit, beaconSchema } from 'shared-content/telemetry';
import type { ApiContext } from '../apiContext';
import { maskAddress } from '../http/addresses';

/**
 * A document whose shell failed to load reports only the shell's version, because each byte of its loader is in every
 * page (shell/site/document/loader.inline.js).
 */
function lostShell(body: string): Beacon | undefined {
  const shell = /^[0-9A-Za-z]{22}$/.exec(body)?.[0];
  return shell === undefined
    ? undefined
    : { shell, failures: [{ kind: 'script', app: 'shell', version: shell }] };
}

/**
 * Takes a page's telemetry (navigator.sendBeacon): failures at once, vitals when its visit ends, and nothing about the
 * visitor. The browser ignores the answer.
 */
export async function telemetryRoute(instance: FastifyInstance, { telemetry }: ApiContext): Promise<void> {
  const server = instance.withTypeProvider<JsonSchemaToTsProvider>();
  const parseJson = server.getDefaultJsonParser('error', 'error');
  // A string beacon is sent as text/plain, which needs no preflight to an API on another host. apiRoutes.ts checks
  // its origin.
  server.addContentTypeParser<string>('text/plain', { parseAs: 'string' }, (request, body, done) => {
    const lost = lostShell(body);
    if (lost) done(null, lost);
    else void parseJson(request, body, done);
  });

  server.post('/telemetry', {
    bodyLimit: beaconLimit,
    schema: { body: beaconSchema },
    config: { rateLimit: 'beacons' },
    handler: async (request, reply) => {
      telemetry.take(request.body, maskAddress(request.ip));
      return reply.code(204).send();
    },
  });
}
