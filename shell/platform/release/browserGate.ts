import { existsSync } from 'node:fs';
import type { Browser } from '@playwright/test';
import { getAppName } from 'shared-content/federation';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import type { SiteFolder } from '../store/SiteFolder';
import { createPageChecker } from './createPageChecker';
import type { StoreAccess, Versions } from '../store/state.contract';
import type { BrowserCheck } from './release';

/**
 * The browser gate of a release: no page that fails in a browser goes live.
 *
 * @param routes of the generation's changed documents
 * @param browser what to do where no browser is found: `required` refuses (a release), `if installed` goes on and says so
 *   (`npm start`, rollback)
 * @throws ReleaseError naming the pages that fail, or what to do without a browser
 */
export async function checkInBrowser(
  { siteFolder, log }: Pick<StoreAccess, 'siteFolder' | 'log'>,
  browser: BrowserCheck,
  generation: string,
  routes: readonly string[],
): Promise<void> {
  if (browser === 'skip') return log('NOT CHECKED in a browser, because of --skip-browser.');
  const opened = await launchBrowser();
  if (opened) return openPages(siteFolder, log, generation, routes, opened);
  const lacking = (await importPlaywright())
    ? "No Chromium was found. Install one (npx playwright install chromium, or your system's package) or name it in CHROMIUM_PATH"
    : 'Playwright is not installed (npm ci with its development packages brings it)';
  if (browser === 'required')
    throw new ReleaseError(
      `${lacking}: a release is checked in a browser before it goes live. --skip-browser omits this check.`,
    );
  log(`NOT CHECKED in a browser: ${lacking}.`);
}

// A production install may lack Playwright.
const importPlaywright = () => import('@playwright/test').catch(() => undefined);

/** Starts a Chromium; undefined where this machine has none. */
export async function launchBrowser(): Promise<Browser | undefined> {
  const playwright = await importPlaywright();
  const executablePath = playwright && findBrowser(playwright.chromium.executablePath());
  return executablePath
    ? playwright.chromium.launch({ executablePath, args: flags, env: getBrowserEnvironment() })
    : undefined;
}

/** The headless shell comes first: it has the same engine, and a page takes less than half the time. */
const systemPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/** Path of a Chromium on this machine: CHROMIUM_PATH, else the system's, else Playwright's own. */
const findBrowser = (playwrights: string): string | undefined =>
  [process.env.CHROMIUM_PATH, ...systemPlaces, playwrights].find((path) => path && existsSync(path));

/** Flags for a machine without a GPU, for root, and against the browser's own requests home. */
const flags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];

/** The browser runs code of pages, so it gets no keys: only what it needs to find its files and fonts. */
const getBrowserEnvironment = () =>
  Object.fromEntries(
    ['PATH', 'HOME', 'TMPDIR', 'LANG', 'LD_LIBRARY_PATH', 'XDG_CONFIG_HOME', 'XDG_CACHE_HOME'].flatMap(
      (name) => {
        const value = process.env[name];
        return value === undefined ? [] : [[name, value]];
      },
    ),
  ) as Record<string, string>;

/** Pages opened at once: a third of a page's time is the wait until its requests end. */
const tabs = 5;

/**
 * Opens pages in Chromium, a static page twice, from the site's own server on a port of this machine. No
 * page may throw, log an error, or break its own policy. Hydration must accept the markup, every part must hydrate,
 * headings must keep their words, and no error message may show. Requests to other origins (a map, a captcha) are
 * blocked and do not count; the API is not called.
 */
async function openPages(
  siteFolder: SiteFolder,
  log: StoreAccess['log'],
  generation: string,
  routes: readonly string[],
  browser: Browser,
): Promise<void> {
  const started = Date.now();
  log(`Opening ${routes.length} documents in Chromium`);
  const { origin, close } = await serveGeneration(siteFolder, generation);
  const faults: string[] = [];
  const versions: Partial<Versions> = await siteFolder.getVersions(generation);
  try {
    const queue = [...routes];
    const tab = async () => {
      const getFaults = await createPageChecker(browser, origin, siteFolder.path);
      for (let route = queue.shift(); route !== undefined; route = queue.shift()) {
        const seen = await getFaults(route);
        const owner = getAppName(route);
        if (seen.length > 0)
          faults.push(`${route} (${owner} ${versions[owner] ?? '?'}): ${seen.join(' | ')}`);
      }
    };
    await Promise.all(Array.from({ length: Math.min(tabs, routes.length) }, tab));
  } finally {
    await browser.close();
    await close();
  }
  if (faults.length > 0)
    throw new ReleaseError(
      `Opened in a browser, ${faults.length} of ${routes.length} pages break:\n${faults
        .sort()
        .map((line) => `  ${line}`)
        .join('\n')}`,
    );
  log(`  all hydrated, in ${((Date.now() - started) / 1000).toFixed(1)} s`);
}

/** Serves a generation that is not live yet with the site's own server, on a free port. */
export async function serveGeneration(siteFolder: SiteFolder, generation: string) {
  const [{ siteServer }, { readConfig }] = await Promise.all([
    import('../serve/siteServer'),
    import('api/config'),
  ]);
  const config = readConfig({ LOG_LEVEL: 'silent', SITE_URL: 'http://localhost' }, { port: 0 });
  const server = await siteServer({ siteFolder, config, withApi: false, generation });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return { origin, close: () => server.close() };
}
