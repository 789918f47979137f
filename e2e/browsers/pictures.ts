import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { type EngineName, type Tab, engineNames } from './engines/engine.contract';
import { startEngine } from './engines/findEngine';

const pages = [
  '/',
  '/services',
  '/services/ai-ml',
  '/industries/healthcare',
  '/products',
  '/projects',
  '/case-studies',
  '/about',
  '/contact',
  '/privacy-policy',
];
const widths = [390, 1280];
const height = 844;

/** Runs in the page: the scroll positions that put each part just below the header; the last is the page's end. */
const places = `(() => {
  const tops = [...document.querySelectorAll('main h1, main h2')]
    .filter((heading) => heading.checkVisibility())
    .map((heading) => Math.round(heading.getBoundingClientRect().top + scrollY - 140));
  tops[0] = 0;
  return [...tops, document.documentElement.scrollHeight].filter((top, index) => index === 0 || top > 300).slice(0, 12);
})()`;

const scrollTo = (tab: Tab, top: number) => tab.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);

/** Runs in the page: whether everything in the window has loaded and is visible. */
const settled = `[...document.querySelectorAll('main img, main [data-reveal]')].every((one) => {
  const { top, bottom } = one.getBoundingClientRect();
  if (bottom < 0 || top > innerHeight || !one.checkVisibility()) return true;
  return one.localName === 'img' ? one.complete : one.dataset.reveal !== 'waiting';
})`;

async function untilSettled(tab: Tab): Promise<void> {
  for (let tries = 0; tries < 100 && !(await tab.evaluate(settled)); tries += 1) await wait(100);
  // Milliseconds of the reveal itself; without a graphics card, WebKit draws late.
  await wait(900);
}

async function alive(tab: Tab): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    // The header's menus mark that scripts have loaded; a static page has nothing more to wait for.
    if (await tab.evaluate(`document.querySelector('nav[data-live]') !== null`)) return;
    await wait(100);
  }
}

/** Screenshots of one page, of the same parts in each engine. */
async function getWindows(tab: Tab, url: string): Promise<Buffer[]> {
  await tab.open(url);
  await alive(tab);
  // Elements that appear when they come into view, and pictures that load then.
  const end = Number(await tab.evaluate('document.documentElement.scrollHeight'));
  for (let top = 0; top < end; top += height / 2) {
    await scrollTo(tab, top);
    await wait(40);
  }
  const windows: Buffer[] = [];
  for (const top of (await tab.evaluate(places)) as number[]) {
    await scrollTo(tab, top);
    await untilSettled(tab);
    windows.push(await tab.screenshot());
  }
  return windows;
}

async function photograph(name: EngineName, origin: string, folder: string): Promise<string> {
  const engine = await startEngine(name);
  if (!engine) return `${name} is not on this machine`;
  const tab = await engine.newTab();
  for (const width of widths) {
    await tab.resize(width, height);
    for (const page of pages) {
      const windows = await getWindows(tab, origin + page);
      for (const [index, picture] of windows.entries())
        await sharp(picture)
          .resize({ width: Math.min(width, 640) })
          .webp({ quality: 80 })
          .toFile(path.join(folder, `${fileName(page)}-${width}-${index}-${name}.webp`));
      counts.set(`${page} ${width} ${name}`, windows.length);
    }
  }
  await engine.close();
  return engine.version;
}

const fileName = (page: string) => (page === '/' ? 'home' : page.slice(1).replaceAll('/', '-'));
const counts = new Map<string, number>();

function sheet(versions: readonly string[]): string {
  const head = `<tr>${versions.map((version) => `<th>${version}</th>`).join('')}</tr>`;
  const tables = pages.flatMap((page) =>
    widths.map((width) => {
      const most = Math.max(...engineNames.map((name) => counts.get(`${page} ${width} ${name}`) ?? 0));
      const rows = Array.from({ length: most }, (_, index) => {
        const cells = engineNames.map(
          (name) =>
            `<td><img loading="lazy" alt="" src="${fileName(page)}-${width}-${index}-${name}.webp"></td>`,
        );
        return `<tr>${cells.join('')}</tr>`;
      });
      return `<h2>${page} at ${width} px</h2><table>${head}${rows.join('')}</table>`;
    }),
  );
  return `<!doctype html><meta charset="utf-8"><title>Ten pages in three engines</title>
<style>body{font:14px sans-serif}td{vertical-align:top}img{max-width:100%}</style>${tables.join('\n')}\n`;
}

const [origin, folder] = process.argv.slice(2);
if (!origin || !folder) {
  console.error('npm run pictures -- <origin of a running site> <folder>');
  process.exit(1);
}
await mkdir(folder, { recursive: true });
const versions = await Promise.all(engineNames.map((name) => photograph(name, origin, folder)));
const file = path.join(folder, 'index.html');
await writeFile(file, sheet(versions));
console.log(file);
