import { copyFile, link, mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import { inParallel, exists } from 'shared-content/artifact/durable';
import { type SectionBundle, type SectionName, sectionOwning } from 'shared-content/federation';
import { cardUrl, drawnCard } from '../../site/document/cardUrl';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';

interface CardSources {
  /** The store's folder, which has `/assets/…`. */
  readonly folder: string;
  /** The published folder of the shell's version, with its drawings in `og/`. */
  readonly shellAssets: string;
  readonly bundles: Readonly<Partial<Record<SectionName, Pick<SectionBundle, 'documents'>>>>;
}

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
async function getCard(route: string, { folder, shellAssets, bundles }: CardSources): Promise<string> {
  for (const place of upwards(route)) {
    const section = sectionOwning(place);
    const card = section && bundles[section.name]?.documents[place]?.card;
    if (card !== undefined) {
      const file = path.join(folder, new URL(card, 'http://site.invalid').pathname);
      if (await exists(file)) return file;
      throw new ReleaseError(
        `${place} (${section?.name}) names the share card ${card}, which is not in the store.`,
      );
    }
    const drawn = path.join(shellAssets, 'og', drawnCard(place));
    if (await exists(drawn)) return drawn;
  }
  throw new ReleaseError(`${shellAssets}/og/${drawnCard('/')} is missing: pages without a card use it.`);
}

/** Puts the share card of every route into a generation, below `og/`, so that a card exists as long as its page. */
export async function placeCards(
  draft: string,
  routes: readonly string[],
  sources: CardSources,
): Promise<void> {
  await pMap(
    routes,
    async (route) => {
      const to = path.join(draft, cardUrl(route));
      await mkdir(path.dirname(to), { recursive: true });
      const card = await getCard(route, sources);
      // Many pages share a card, and files of a store are never written again, so a link is safe.
      await link(card, to).catch(async () => {
        // This file system has no links, or no more of them. A copy must never write through an existing link.
        await rm(to, { force: true });
        await copyFile(card, to);
      });
    },
    inParallel,
  );
}
