import { readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { documentFile } from '../../shell/platform/store/generationFiles';
import type { Monolith } from '../monolith/buildMonolith';
import { federationCost } from '../monolith/federationCost';
import type { RouteBytes } from './results';

/** Bytes of each route's first view, from the store and the monolith. They depend on no machine and no clock. */
export async function routeBytes(
  store: string,
  monolith: Monolith,
  routes: readonly string[],
): Promise<RouteBytes[]> {
  const views = await federationCost(store, monolith, routes);
  return Promise.all(
    views.map(async ({ route, federated, monolith: one }) => {
      const file = path.join(store, 'current', documentFile(route as `/${string}`));
      const html = await readFile(file, 'utf8');
      return {
        route,
        document: (await stat(`${file}.br`)).size,
        scripts: federated.bytes,
        oneBuild: one.bytes,
        scriptRequests: federated.requests,
        hasForm: /<form\b/.test(html.replace(/<(template|script)\b.*?<\/\1>/gs, '')),
      };
    }),
  );
}
