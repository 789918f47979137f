import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { sectionOwning } from 'shared-content/federation';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import type { Store, Versions } from '../../store/Store';
import { changedRoutes } from './changedRoutes';

/** Flags for a machine without a GPU, also as root, and without calls home. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];
/** A page is given so long to come to life: far more than it needs, since the machine may be busy. */
const patience = 60_000;
const tabs = 3;

export interface BrowserLook {
  readonly store: Store;
  readonly generation: string;
  /** Generation that is live now: routes whose document it has already are not opened again. */
  readonly live?: string;
  readonly routes: readonly string[];
  /** Path of a Chromium, see `findBrowser`. */
  readonly executablePath: string;
  readonly say: (line: string) => void;
}

/**
 * Opens each changed route of a generation once in Chromium, as a visitor would, served by the site's own
 * server on a port of this machine: nothing may throw or be logged as an error, nothing may break the page's
 * own policy, hydration must take the markup as it is, every part must come to life, headings keep their
 * words, and no error surface may show. What comes from elsewhere (a map, a bot check) is kept out and does
 * not count; the API is not asked.
 *
 * @throws ReleaseError naming route, owner (section and version) and what was seen, for every route that fails
 */
export async function openInBrowser(look: BrowserLook): Promise<void> {
  const { store, generation, live, routes, executablePath, say } = look;
  const changed = await changedRoutes(store, generation, live, routes);
  if (changed.length === 0) return;
  const started = Date.now();
  say(`Opening ${changed.length} of ${routes.length + 1} documents in Chromium`);
  const { chromium } = await import('@playwright/test');
  const { origin, close } = await serveGeneration(store, generation);
  let browser: Browser | undefined;
  const faults: string[] = [];
  const versions: Partial<Versions> = await store.versionsOf(generation);
  try {
    browser = await chromium.launch({ executablePath, args: flags });
    const queue = [...changed];
    const tab = async (opened: Browser) => {
      const context = await openContext(opened, origin, store.folder);
      for (let route = queue.shift(); route !== undefined; route = queue.shift()) {
        const seen = await visit(context, origin, route);
        const owner = sectionOwning(route)?.name ?? 'shell';
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

/** The site's own server, on a free port, with a generation that is not live yet. */
export async function serveGeneration(store: Store, generation: string) {
  const [{ siteServer }, { readConfig }] = await Promise.all([
    import('../../serve/siteServer'),
    import('api/config'),
  ]);
  const config = readConfig({ LOG_LEVEL: 'silent', SITE_URL: 'http://localhost' }, { port: 0 });
  const server = await siteServer({ store, config, withApi: false, generation });
  const origin = await server.listen({ port: 0, host: '127.0.0.1' });
  return { origin, close: () => server.close() };
}

interface Seen {
  alive: string[];
  violations: string[];
}
declare global {
  var __seen: Seen | undefined;
}

/** Where several pages are opened after each other: one for each would cost twice the time. */
async function openContext(browser: Browser, origin: string, folder: string): Promise<BrowserContext> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
  await keepOthersOut(context, origin, folder);
  await context.addInitScript(() => {
    globalThis.__seen = { alive: [], violations: [] };
    addEventListener('site:alive', (event) =>
      globalThis.__seen?.alive.push((event as CustomEvent<string>).detail),
    );
    document.addEventListener('securitypolicyviolation', (event) =>
      globalThis.__seen?.violations.push(`${event.effectiveDirective} ${event.blockedURI}`),
    );
  });
  return context;
}

/** What one page did wrong; nothing when it is well. */
async function visit(context: BrowserContext, origin: string, route: string): Promise<string[]> {
  const page = await context.newPage();
  try {
    const faults = new Set<string>();
    page.on('pageerror', (error) => faults.add(explain(error.message)));
    page.on('console', (message) => {
      const { url } = message.location();
      // What is kept out fails to load, and the not-found page is a 404 of its own.
      const elsewhere = url !== '' && !url.startsWith(`${origin}/`);
      if (message.type() === 'error' && !elsewhere && url !== `${origin}${route}`)
        faults.add(
          firstLine(message.text()) +
            (/Failed to load/.test(message.text()) ? ` (${url.slice(origin.length)})` : ''),
        );
    });
    await page.goto(`${origin}${route}`, { timeout: patience });
    await waitForLife(page);
    for (const fault of await page.evaluate(lookAt)) faults.add(fault);
    return [...faults];
  } catch (error) {
    return [firstLine(error instanceof Error ? error.message : String(error))];
  } finally {
    await page.close();
  }
}

/** Other hosts' pages and the API stay out; assets of other hosts come out of the store, where they lie already. */
async function keepOthersOut(context: BrowserContext, origin: string, folder: string): Promise<void> {
  await context.route(
    (url) => url.origin !== origin || url.pathname.startsWith('/api/'),
    async (request) => {
      const url = new URL(request.request().url());
      if (url.pathname.startsWith('/assets/')) {
        const body = await readFile(path.join(folder, path.normalize(url.pathname))).catch(() => undefined);
        if (body)
          return request.fulfill({
            body,
            contentType: typeOf(url.pathname),
            headers: { 'Access-Control-Allow-Origin': '*' },
          });
      }
      if (url.pathname.includes('/api/')) return request.fulfill({ json: { success: false } });
      return request.fulfill({ contentType: 'text/html', body: '' });
    },
  );
}

const typeOf = (pathname: string) => (pathname.endsWith('.js') ? 'text/javascript' : undefined);

/** Until the frame and every part react, or something took their place; then two frames for their effects. */
async function waitForLife(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () => {
        const parts = [...document.querySelectorAll('[data-part]')].map(
          (part) => part.getAttribute('data-part') ?? '',
        );
        return ['', ...parts].every((part) => globalThis.__seen?.alive.includes(part));
      },
      undefined,
      { timeout: patience, polling: 100 },
    )
    .catch(() => undefined);
  await page.waitForLoadState('networkidle', { timeout: patience }).catch(() => undefined);
  await page.evaluate(
    () =>
      new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done, 0)))),
  );
}

/** Runs in the page, as its text: no named function inside, esbuild would call its helper. */
function lookAt(): string[] {
  const alive = globalThis.__seen?.alive ?? [];
  const parts = [...document.querySelectorAll('[data-part]')].map(
    (part) => part.getAttribute('data-part') ?? '',
  );
  return [
    ...(document.body.textContent?.includes('Unexpected Application Error!')
      ? ['shows "Unexpected Application Error!"']
      : []),
    ...['', ...parts]
      .filter((part) => !alive.includes(part))
      .map((part) => `${part || 'the frame'} does not come to life`),
    ...[...document.querySelectorAll('[data-frozen]')].map(() => 'a part stays frozen: its bundle failed'),
    ...[...document.querySelectorAll('h1, h2, h3, h4, h5, h6')]
      .filter(
        (heading) =>
          heading.textContent.trim() === '' && !heading.querySelector('[alt]:not([alt=""]), [aria-label]'),
      )
      .map((heading) => `has an empty ${heading.localName}`),
    ...(document.querySelectorAll('h1').length === 1
      ? []
      : [`has ${document.querySelectorAll('h1').length} h1`]),
    ...(globalThis.__seen?.violations ?? []).map((what) => `breaks its policy: ${what}`),
  ];
}

const firstLine = (text: string) => text.split('\n')[0]?.slice(0, 300) ?? '';

/** React's production build names its errors by number. */
const explain = (message: string) =>
  /Minified React error #(418|419|421|422|423|425);/.test(message)
    ? `hydration mismatch: the browser renders other markup than the document has (${firstLine(message).slice(0, 30)})`
    : firstLine(message);
