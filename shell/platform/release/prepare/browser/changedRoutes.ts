import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { documentFile, notFoundFile } from '../../../store/generationFiles';
import type { SiteFolder } from '../../../store/SiteFolder';

/** A path that no section has, to get the not-found document. */
export const unknownRoute = '/no-such-page';

/**
 * Routes whose document differs from the live generation's; all of them when nothing is live. The not-found document
 * counts as `unknownRoute`.
 */
export async function changedRoutes(
  store: Pick<SiteFolder, 'pages'>,
  generation: string,
  live: string | undefined,
  routes: readonly string[],
): Promise<string[]> {
  const read = (id: string, route: string) => {
    const name = route === unknownRoute ? notFoundFile : documentFile(route);
    return readFile(path.join(store.pages(id), name), 'utf8').catch(() => undefined);
  };
  const changed: string[] = [];
  for (const route of [...routes, unknownRoute]) {
    const [now, before] = [await read(generation, route), live && (await read(live, route))];
    if (!now || now !== before) changed.push(route);
  }
  return changed;
}
