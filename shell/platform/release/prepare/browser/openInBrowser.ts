import type { Browser } from '@playwright/test';
import { appAt } from 'shared-content/federation';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import type { SiteFolder } from '../../../store/SiteFolder';
import { changedRoutes } from './changedRoutes';
import { createPageChecker } from './createPageChecker';
import { flags } from './findBrowser';
import { serveGeneration } from './serveGeneration';
import type { Versions } from '../../../store/state.contract';

/** Pages opened at once: a third of a page's time is the wait until its requests end. */
const tabs = 5;

interface BrowserLook {
  readonly siteFolder: SiteFolder;
  readonly generation: string;
  /** Generation that is live now: routes with the same document there are not opened again. */
  readonly live?: string;
  readonly routes: readonly string[];
  /** Path of a Chromium, see `findBrowser`. */
  readonly executablePath: string;
  readonly say: (line: string) => void;
}

/**
 * Opens each changed route of a generation in Chromium, a static page twice, from the site's own server on a port of
 * this machine. No page may throw, log an error, or break its own policy. Hydration must accept the markup, every
 * part must hydrate, headings must keep their words, and no error message may show. Requests to other origins (a map,
 * a bot check) are blocked and do not count; the API is not called.
 */
export async function openInBrowser(look: BrowserLook): Promise<void> {
  const { siteFolder, generation, live, routes, executablePath, say } = look;
  const changed = await changedRoutes(siteFolder, generation, live, routes);
  if (changed.length === 0) return;
  const started = Date.now();
  say(`Opening ${changed.length} of ${routes.length + 1} documents in Chromium`);
  const { chromium } = await import('@playwright/test');
  const { origin, close } = await serveGeneration(siteFolder, generation);
  let browser: Browser | undefined;
  const faults: string[] = [];
  const versions: Partial<Versions> = await siteFolder.getVersions(generation);
  try {
    browser = await chromium.launch({ executablePath, args: flags });
    const queue = [...changed];
    const tab = async (opened: Browser) => {
      const getFaults = await createPageChecker(opened, origin, siteFolder.path);
      for (let route = queue.shift(); route !== undefined; route = queue.shift()) {
        const seen = await getFaults(route);
        const owner = appAt(route);
        if (seen.length > 0)
          faults.push(`${route} (${owner} ${versions[owner] ?? '?'}): ${seen.join(' | ')}`);
      }
    };
    await Promise.all(Array.from({ length: Math.min(tabs, changed.length) }, () => tab(browser as Browser)));
  } finally {
    await browser?.close();
    await close();
  }
  if (faults.length > 0)
    throw new ReleaseError(
      `Opened in a browser, ${faults.length} of ${changed.length} pages break:\n${faults
        .sort()
        .map((line) => `  ${line}`)
        .join('\n')}`,
    );
  say(`  all come to life, in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}
