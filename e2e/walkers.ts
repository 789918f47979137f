import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Browser } from '@playwright/test';
import { type SectionName, getIntegrity, pinsIn } from 'shared-content/federation';
import { editedPages, secondEdition } from './anotherCheckout';
import { routes } from './routes';
import { getGenerationId, openVisit, getPins, getSections, waitForHydration } from './visit';

declare global {
  /** Set before a click, and gone when its page came as a document. */
  var __clickedHere: boolean | undefined;
}

interface Walked {
  visits: number;
  files: number;
  readonly faults: string[];
  readonly generations: number;
}

const pages = Object.entries(editedPages) as [SectionName, { path: string }][];

/** Compares the edition that a page shows for its section with the version in its document's generation. */
function mixture(
  { generation, version }: { readonly generation: string; readonly version?: string },
  path: string,
  text: string,
  second: Readonly<Record<string, string>>,
): string[] {
  const [name] = pages.find(([, page]) => page.path === path) ?? [];
  if (!name) return [];
  const pinned = version === second[name];
  const shown = text.includes(secondEdition);
  return pinned === shown ? [] : [`${path} shows ${name} of another version than ${generation} pins`];
}

/** A visitor in Chromium who opens pages and clicks through the header without pause until told to stop. */
export async function walk(
  browser: Browser,
  origin: string,
  second: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Walked> {
  const faults: string[] = [];
  const generations = new Set<string>();
  let visits = 0;
  const { page, messages } = await openVisit(browser);
  page.on('response', (response) => {
    if (response.status() >= 400) faults.push(`${response.status()} for ${response.url()}`);
  });
  page.on('requestfailed', (request) => {
    // Leaving a page aborts its pending requests.
    const reason = request.failure()?.errorText ?? '';
    if (reason !== 'net::ERR_ABORTED') faults.push(`${reason} for ${request.url()}`);
  });
  for (let turn = 0; !signal.aborted; turn += 1) {
    const [, { path: opened }] = pages[turn % pages.length] ?? ['', { path: '/' }];
    await page.goto(origin + opened);
    const hydration = await waitForHydration(page);
    const pins = await getPins(page);
    const generation = await getGenerationId(page);
    generations.add(generation);
    if (hydration.kept !== hydration.served)
      faults.push(`${opened}: ${hydration.served - hydration.kept} server nodes replaced`);
    if (hydration.frozen > 0) faults.push(`${opened}: a part did not come to life`);
    faults.push(
      ...mixture({ ...pins, generation }, opened, (await page.locator('main').textContent()) ?? '', second),
    );
    const [clickedName, { path: clicked }] = pages[(turn + 1 + (turn % 3)) % pages.length] ?? [
      '',
      { path: '/' },
    ];
    if (clicked !== opened) {
      await page
        .locator(`header a[href="${clicked}"]`)
        .first()
        .evaluate((link: HTMLAnchorElement) => {
          globalThis.__clickedHere = true;
          link.click();
        });
      await page.locator(`[data-part="${clickedName} ${clicked}"] h1`).waitFor();
      // After a release in between, the page comes as a document.
      const isHere = await page.evaluate(() => globalThis.__clickedHere);
      const { version } = isHere
        ? ((await getSections(page))[clickedName as SectionName] ?? {})
        : await getPins(page);
      faults.push(
        ...mixture(
          { generation, version },
          clicked,
          (await page.locator('main').textContent()) ?? '',
          second,
        ),
      );
      visits += 1;
    }
    visits += 1;
  }
  faults.push(...messages);
  await page.context().close();
  return { visits, files: 0, faults, generations: generations.size };
}

/** A reader who requests documents one after the other with all their scripts, and checks each byte. */
export async function readEverything(
  origin: string,
  second: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<Walked> {
  const faults: string[] = [];
  const generations = new Set<string>();
  const checked = new Set<string>();
  let visits = 0;
  for (let turn = 0; !signal.aborted; turn += 1) {
    const path = routes[turn % routes.length] ?? '/';
    const answer = await fetch(origin + path).catch((error: unknown) => String(error));
    if (typeof answer === 'string' || !answer.ok) {
      faults.push(`${path}: ${typeof answer === 'string' ? answer : answer.status}`);
      continue;
    }
    const html = await answer.text();
    const pins = pinsIn(html);
    if (!pins) {
      faults.push(`${path}: a document without pins`);
      continue;
    }
    const generation = answer.headers.get('site-generation') ?? '';
    generations.add(generation);
    const said = html.replace(/<script type="application\/json".*?<\/script>/gs, '');
    faults.push(...mixture({ ...pins, generation }, path, said, second));
    for (const [file, integrity] of Object.entries(getIntegrity(pins))) {
      const script = await fetch(new URL(file, origin)).catch((error: unknown) => String(error));
      if (typeof script === 'string' || !script.ok) {
        faults.push(`${file}: ${typeof script === 'string' ? script : script.status}`);
        continue;
      }
      const bytes = Buffer.from(await script.arrayBuffer());
      if (checked.has(file)) continue;
      checked.add(file);
      if (integrity !== `sha256-${createHash('sha256').update(bytes).digest('base64')}`)
        faults.push(`${file} has other bytes than ${path} pins`);
    }
    visits += 1;
    // The busiest load for a site of this size. Without a pause it would take most of the machine.
    await wait(100);
  }
  return { visits, files: checked.size, faults, generations: generations.size };
}
