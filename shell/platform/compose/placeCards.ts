import { copyFile, mkdir } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { defaultConcurrency, exists } from 'shared-content/artifact/durable';
import { findSection } from 'shared-content/federation';
import { cardUrl, drawnCard } from '../../site/document/cardUrl';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import type { CompositionJob } from './composer.contract';
import type { LoadedSite } from './loadSite';

type Cards = Pick<LoadedSite, 'apps' | 'bundles' | 'routes'>;

/** `/services/ai-ml` → itself, `/services`, `/`. */
function upwards(route: string): string[] {
  const parts = route.split('/').filter(Boolean);
  const above = parts.map((_part, index) => `/${parts.slice(0, parts.length - index).join('/')}`);
  return [...above, '/'];
}

/**
 * Finds the file of a page's share card: its section's own, else the shell's drawing for its path. Otherwise it takes
 * the card of the page above, up to Home's, so that a new page has a card from the first day.
 *
 * @throws Error naming the route when a card that a section names is not in the store, or Home has none
 */
async function getCard(route: string, store: string, { apps, bundles }: Cards): Promise<string> {
  const drawings = path.join(apps.shell.assets, 'og');
  for (const place of upwards(route)) {
    const section = findSection(place);
    const card = section && bundles[section.name]?.documents[place]?.card;
    if (card !== undefined) {
      const file = path.join(store, new URL(card, 'http://site.invalid').pathname);
      if (await exists(file)) return file;
      throw new ReleaseError(
        `${place} (${section?.name}) names the share card ${card}, which is not in the store.`,
      );
    }
    const drawn = path.join(drawings, drawnCard(place));
    if (await exists(drawn)) return drawn;
  }
  throw new ReleaseError(`${drawings}/${drawnCard('/')} is missing: pages without a card use it.`);
}

/** Puts the share card of every route into a generation, below `og/`, so that a card exists as long as its page. */
export async function placeCards(
  { folder, store }: Pick<CompositionJob, 'folder' | 'store'>,
  site: Cards,
): Promise<void> {
  await pMap(
    site.routes,
    async (route) => {
      const to = path.join(folder, cardUrl(route));
      await mkdir(path.dirname(to), { recursive: true });
      await copyFile(await getCard(route, store, site), to);
    },
    defaultConcurrency,
  );
}
