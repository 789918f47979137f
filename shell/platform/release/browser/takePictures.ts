import type { Browser } from '@playwright/test';
import type { Store } from '../../store/Store';
import { notFoundFile } from '../../store/generationFiles';
import { unknownRoute } from './changedRoutes';
import { flags } from './findBrowser';
import { serveGeneration } from './serveGeneration';

/** Widths that the site is looked at in: a phone's and a desk's. */
export const pictureWidths = [390, 1280] as const;

interface PictureJob {
  readonly store: Store;
  readonly generation: string;
  /** `/services`; `404.html` for the not-found document. */
  readonly routes: readonly string[];
  readonly executablePath: string;
}

/**
 * Takes a picture of each document at each width, whole, as it reads without JavaScript: that is what compose
 * wrote, nothing moves in it, and pictures further down are there as well.
 *
 * @returns route → a JPEG for each of `pictureWidths`; none for a page that the generation has not
 */
export async function takePictures(job: PictureJob): Promise<ReadonlyMap<string, readonly Buffer[]>> {
  const { store, generation, routes, executablePath } = job;
  const { chromium } = await import('@playwright/test');
  const { origin, close } = await serveGeneration(store, generation);
  let browser: Browser | undefined;
  const pictures = new Map<string, Buffer[]>();
  try {
    browser = await chromium.launch({ executablePath, args: [...flags] });
    for (const width of pictureWidths) {
      const context = await browser.newContext({
        viewport: { width, height: 900 },
        javaScriptEnabled: false,
        reducedMotion: 'reduce',
      });
      await context.route(
        (url) => url.origin !== origin,
        (route) => route.abort(),
      );
      const page = await context.newPage();
      for (const route of routes) {
        const answer = await page.goto(origin + (route === notFoundFile ? unknownRoute : route));
        if (answer?.status() === 404 && route !== notFoundFile) continue;
        const taken = await page.screenshot({ fullPage: true, type: 'jpeg', quality: 60 });
        pictures.set(route, [...(pictures.get(route) ?? []), taken]);
      }
      await context.close();
    }
  } finally {
    await browser?.close();
    await close();
  }
  return pictures;
}
