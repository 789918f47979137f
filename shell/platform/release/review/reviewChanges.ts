import type { Browser } from '@playwright/test';
import { escapeUTF8 } from 'entities';
import { getAppName } from 'shared-content/federation';
import type { StoreAccess } from '../../store/state.contract';
import { launchBrowser, serveGeneration } from '../browserGate';
import { type DocumentChange, compareDocuments } from '../getPlan';

/** Widths of the pictures in CSS pixels: a phone, and a laptop. */
const widths = [390, 1280] as const;

interface ReviewedPage extends Pick<DocumentChange, 'route' | 'head' | 'text'> {
  /** Pictures as data URLs; undefined where the page is not there, or without a browser. */
  readonly pictures: readonly { readonly width: number; readonly before?: string; readonly after?: string }[];
}

/** Whether a page reads and looks as before: its document differs, because it pins other versions of its scripts. */
const isAsBefore = ({ head, text, pictures }: ReviewedPage): boolean =>
  head.length + text.length === 0 && pictures.every(({ before, after }) => before === after);

/**
 * Writes what a change looks like as one HTML page: for each page that reads or looks otherwise, pictures before and after,
 * the lines of text and the parts of the head that differ, and its owner. Pages that only pin other versions are named.
 * Documents of untouched pages have the same bytes, so identical builds give an empty page.
 *
 * @param live generation that is live now; undefined for none
 * @param generation the one that is proposed
 */
export async function reviewChanges(
  { siteFolder, log }: Pick<StoreAccess, 'siteFolder' | 'log'>,
  live: string | undefined,
  generation: string,
): Promise<string> {
  const changes = await compareDocuments(live && siteFolder.pages(live), siteFolder.pages(generation));
  if (changes.length === 0) return writePage([]);
  const browser = await launchBrowser();
  if (!browser) log('No pictures of the changed pages: no Chromium was found.');
  const serve = async (id: string | undefined) =>
    browser && id !== undefined ? serveGeneration(siteFolder, id) : undefined;
  const [older, newer] = [await serve(live), await serve(generation)];
  const pages: ReviewedPage[] = [];
  try {
    for (const { route, is, ...words } of changes) {
      const pictures = [];
      for (const width of browser ? widths : []) {
        const shoot = async (origin: string | undefined) =>
          browser && origin !== undefined ? takePicture(browser, origin + route, width) : undefined;
        const [before, after] = await Promise.all([
          shoot(is === 'new' ? undefined : older?.origin),
          shoot(is === 'gone' ? undefined : newer?.origin),
        ]);
        pictures.push({ width, ...(before && { before }), ...(after && { after }) });
      }
      pages.push({ route, ...words, pictures });
    }
  } finally {
    await browser?.close();
    for (const server of [older, newer]) await server?.close();
  }
  return writePage(pages);
}

/** A picture of a whole page without motion, as a data URL. */
async function takePicture(browser: Browser, url: string, width: number): Promise<string> {
  const context = await browser.newContext({ viewport: { width, height: 900 }, reducedMotion: 'reduce' });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    // Pictures below the window would load when somebody scrolls, and be missing by chance.
    await page.evaluate(async () => {
      for (const image of document.images) image.loading = 'eager';
      await Promise.all([...document.images].map((image) => image.decode().catch(() => {})));
    });
    const shoot = () =>
      page.screenshot({ fullPage: true, type: 'jpeg', quality: 60, animations: 'disabled' });
    let picture = await shoot();
    // Until two in a row are equal, as a picture may still be on its way.
    for (let turn = 0; turn < 5; turn += 1) {
      const next = await shoot();
      if (next.equals(picture)) break;
      picture = next;
    }
    return `data:image/jpeg;base64,${picture.toString('base64')}`;
  } finally {
    await context.close();
  }
}

const style = `body{font:16px/1.5 system-ui,sans-serif;margin:24px;color:#123}h2{margin-top:48px;border-top:2px solid}
figure{display:inline-block;vertical-align:top;margin:8px;max-width:48%}img{max-width:100%;border:1px solid #999}
pre{white-space:pre-wrap;background:#f2f5f5;padding:12px}`;

const picture = (name: string, width: number, source: string | undefined): string =>
  source === undefined
    ? ''
    : `<figure><figcaption>${name}, ${width} px</figcaption><img src="${source}" alt="${name} at ${width} pixels"></figure>`;

const section = ({ route, head, text, pictures }: ReviewedPage): string => {
  const lines = [
    ...head.flatMap(({ name, before, after }) => [`- ${name}: ${before}`, `+ ${name}: ${after}`]),
    ...text,
  ];
  return [
    `<h2>${escapeUTF8(route)} <small>(${getAppName(route)})</small></h2>`,
    lines.length > 0
      ? `<pre>${escapeUTF8(lines.join('\n'))}</pre>`
      : '<p>Its words and its head stay the same.</p>',
    ...pictures.map(
      ({ width, before, after }) =>
        `<div>${picture('Before', width, before)}${picture('After', width, after)}</div>`,
    ),
  ].join('\n');
};

function writePage(pages: readonly ReviewedPage[]): string {
  const changed = pages.filter((page) => !isAsBefore(page));
  const others = pages.filter(isAsBefore).map(({ route }) => route);
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="robots" content="noindex">',
    `<title>What changes</title><style>${style}</style></head><body>`,
    `<h1>${changed.length === 0 ? 'No page changes' : `Pages that change: ${changed.length}`}</h1>`,
    ...(others.length > 0
      ? [`<p>The same words and pictures, with other scripts: ${escapeUTF8(others.join(', '))}</p>`]
      : []),
    ...changed.map(section),
    '</body></html>\n',
  ].join('\n');
}
