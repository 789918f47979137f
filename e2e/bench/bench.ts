import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { Command, Option } from 'commander';
import { root } from 'shared-content/artifact/paths';
import { chromiumArgs } from '../chromiumArgs';
import { findChromium } from '../findChromium';
import { startSite } from '../siteProcess';
import { timeClick, ways } from './clickTimes';
import { median, pairedRatio, table } from './figures';
import { writeFloorPage } from './floorPage';
import { type LighthouseMode, lighthouseModes, measurePair } from './lighthouseRuns';
import { serveFolder } from './serveFolder';
import { openSlowLine } from './slowLine';

/** Home, a static page, a page with filters, and the form. */
const routes = ['/', '/services/ai-ml', '/projects', '/contact'];
/** A static page, and pages of all sections to which it has a link that shows. */
const clickedFrom = '/services/ai-ml';
const clickedRoutes = ['/services/api-integration', '/projects', '/about', '/contact'];

const folder = path.join(root, '.cache/bench');

/** Each route's figures beside the floor: medians, and medians of the pairs' ratios. */
async function measureViews(origin: string, floor: string, runs: number, modes: readonly LighthouseMode[]) {
  const rows: string[][] = [];
  for (const mode of modes)
    for (const route of routes) {
      const pairs: Awaited<ReturnType<typeof measurePair>>[] = [];
      for (let round = 0; round < runs; round += 1)
        pairs.push(
          await measurePair({ page: origin + route, floor: `${floor}/` }, round, mode, findChromium()),
        );
      const middle = (figure: 'score' | 'lcp' | 'tbt' | 'cls') =>
        median(pairs.map(({ page }) => page[figure]));
      const toFloor = (figure: 'fcp' | 'lcp') =>
        pairedRatio(pairs.map(({ page, floor }) => ({ value: page[figure], beside: floor[figure] })));
      rows.push([
        `${route} ${mode}`,
        middle('score').toFixed(0),
        toFloor('fcp').toFixed(2),
        toFloor('lcp').toFixed(2),
        middle('lcp').toFixed(0),
        middle('tbt').toFixed(0),
        middle('cls').toFixed(3),
      ]);
      console.log(`  ${rows.at(-1)!.join(', ')}`);
    }
  return table(['route', 'score', 'FCP / floor', 'LCP / floor', 'LCP ms', 'TBT ms', 'CLS'], rows);
}

/** Each click, by turns the site's way and a plain navigation. */
async function measureClicks(browser: Browser, origin: string, runs: number) {
  const rows: (string | number)[][] = [];
  for (const to of clickedRoutes)
    for (const pause of [100, 0]) {
      const times = { site: [] as number[], plain: [] as number[] };
      for (let round = 0; round < runs; round += 1)
        for (const way of ways)
          times[way].push(await timeClick(browser, way, { origin, from: clickedFrom, to, pause }));
      const [site, plain] = [median(times.site), median(times.plain)];
      rows.push([to, pause, site.toFixed(0), plain.toFixed(0), (site / plain).toFixed(2)]);
      console.log(`  ${rows.at(-1)!.join(', ')}`);
    }
  return table(['click to', 'ms on the link before', 'painted ms', 'plain ms', 'ratio'], rows);
}

async function bench({ runs, modes }: { runs: string; modes: LighthouseMode[] }): Promise<void> {
  const rounds = Number(runs);
  if (!(rounds >= 1)) throw new Error(`--runs takes a number of at least 1; it is "${runs}".`);
  const store = path.join(folder, 'site');
  const env = { SITE_DIR: store, DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'warn' };
  const site = await startSite(env, { command: 'start', patience: 900 });
  const origin = site.url.replace('localhost', '127.0.0.1');
  await writeFloorPage(store, path.join(folder, 'floor'));
  const floor = await serveFolder(path.join(folder, 'floor'));
  const line = await openSlowLine(origin);
  const browser = await chromium.launch({ executablePath: findChromium(), args: chromiumArgs });
  try {
    const views = await measureViews(origin, floor.origin, rounds, modes);
    const clicks = await measureClicks(browser, line.origin, rounds);
    console.log(
      `\n${views}\n\nClicks on ${clickedFrom}, slow 4G, a quarter of the processor's speed:\n\n${clicks}`,
    );
  } finally {
    await browser.close();
    await line.close();
    await floor.close();
    await site.stop();
  }
}

await new Command('bench')
  .description(
    'How fast four pages are beside a page without JavaScript, and clicks beside plain navigations.',
  )
  .option('--runs <number>', 'rounds of everything; medians are shown', '3')
  .addOption(
    new Option('--modes <mode...>', "Lighthouse's ways")
      .choices([...lighthouseModes])
      .default([...lighthouseModes]),
  )
  .action(bench)
  .parseAsync();
// Exits because Lighthouse leaves timers behind.
process.exit();
