import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import { chromiumArgs } from '../chromiumArgs';
import { findChromium } from '../findChromium';
import { type Monolith, buildMonolith, monolithBase } from '../monolith/buildMonolith';
import { startSite } from '../siteProcess';
import { writeFloorPage } from './floorPage';
import { aliveBesideDefer } from './probes/aliveTimes';
import { clickFrom } from './probes/clicks';
import { clickCold } from './probes/coldClicks';
import { homeBytes } from './probes/homeBytes';
import { measureInteractions } from './probes/interactions';
import { runLighthouse } from './lighthouseRuns';
import type { LighthouseMode, Part, Results } from './results';
import { routeBytes } from './routeBytes';
import { openSlowLine } from './slowLine';
import { type Served, ofOneBuild, serveFolder, serveVariant, withDefer } from './variants';

export interface Measurement {
  /** Folder of site, monolith and floor page. */
  readonly folder: string;
  readonly parts: readonly Part[];
  readonly routes: readonly string[];
  readonly runs: number;
  readonly modes: readonly LighthouseMode[];
  readonly build: boolean;
  readonly say: (line: string) => void;
  /** Figures are added as they come in; `keep` writes them to disk. */
  readonly results: Results;
  readonly keep: () => Promise<void>;
}

/** One page per section, the target of a click from Home. */
const clickedRoutes = ['/services', '/projects', '/about', '/contact'];

/** A static page, and pages of all sections to which it has a link that shows. */
const coldFrom = '/services/ai-ml';
const coldRoutes = ['/services/api-integration', '/projects', '/about', '/contact'];

/** The monolith: a new build, or the last one if it still exists. */
async function monolithIn(folder: string, build: boolean): Promise<Monolith> {
  const file = path.join(folder, 'monolith.json');
  if (!build && existsSync(file)) {
    const last = JSON.parse(await readFile(file, 'utf8')) as Monolith;
    // The tests of federation's cost build theirs in the same folder.
    const files = Object.values(last.chunks).flat();
    if (files.every((name) => existsSync(path.join(last.folder, name)))) return last;
  }
  const monolith = await buildMonolith({ hasOneEntry: true });
  await writeFile(file, JSON.stringify(monolith));
  return monolith;
}

/** Builds site, monolith and floor page, serves them and takes all requested measurements. */
export async function measure(work: Measurement): Promise<void> {
  const { folder, say, results } = work;
  const store = path.join(folder, 'site');
  const executablePath = findChromium(say);
  say(work.build ? 'Building and composing the site' : 'Serving the site of the last bench');
  const site = await startSite(
    { SITE_DIR: store, DATA_DIR: path.join(folder, 'data'), LOG_LEVEL: 'warn' },
    { command: work.build ? 'start' : 'serve', patience: 900 },
  );
  const origin = site.url.replace('localhost', '127.0.0.1');
  const opened: Served[] = [];
  const open = async (served: Promise<Served>) => {
    opened.push(await served);
    return (await served).origin;
  };
  try {
    if (work.parts.includes('probes')) await probe(work, { origin, store, open, executablePath });
    if (work.parts.includes('lighthouse')) {
      const floor = path.join(folder, 'floor');
      if (work.build || !existsSync(floor)) await writeFloorPage(store, floor);
      say('Lighthouse, each page beside the floor');
      await runLighthouse({
        ...work,
        site: origin,
        floor: await open(serveFolder(floor)),
        executablePath,
        take: async (pair) => {
          results.lighthouse.push(pair);
          await work.keep();
        },
      });
    }
  } finally {
    for (const served of opened) await served.close();
    await site.stop();
  }
}

interface Opened {
  readonly origin: string;
  readonly store: string;
  readonly open: (served: Promise<Served>) => Promise<string>;
  readonly executablePath: string;
}

async function probe(work: Measurement, { origin, store, open, executablePath }: Opened): Promise<void> {
  const { folder, routes, runs, say, results, keep } = work;
  say('The monolith');
  const monolith = await monolithIn(folder, work.build);
  const measured = new Set(routes);
  results.bytes.splice(0, results.bytes.length, ...results.bytes.filter(({ route }) => !measured.has(route)));
  results.bytes.push(...(await routeBytes(store, monolith, routes)));
  await keep();

  const deferred = await open(serveVariant(store, withDefer));
  const oneBuild = await open(
    serveVariant(store, ofOneBuild(monolith, monolithBase), {
      base: monolithBase,
      folder: monolith.folder,
    }),
  );
  const slow = await open(openSlowLine(origin));
  const browser: Browser = await chromium.launch({ executablePath, args: chromiumArgs });
  try {
    for (let round = 0; round < runs; round += 1) {
      for (const route of routes) {
        const alive = await aliveBesideDefer(browser, route, { site: origin, deferred });
        results.alive.push(alive);
        say(
          `  ${round + 1}/${runs} ${route} alive: header ${alive.frame.toFixed(0)} ms, page ${alive.page.toFixed(0)}; with defer ${alive.deferFrame.toFixed(0)}, ${alive.deferPage.toFixed(0)}`,
        );
      }
      for (const to of clickedRoutes)
        for (const pause of [100, 0])
          for (const build of ['site', 'one build'] as const) {
            const at = build === 'site' ? origin : oneBuild;
            const click = await clickFrom(browser, build, { origin: at, from: '/', to, pause });
            results.clicks.push(click);
            say(
              `  ${round + 1}/${runs} click to ${to}, ${build}, ${pause} ms before: painted after ${click.painted.toFixed(0)} ms, ${click.rounds} rounds`,
            );
          }
      for (const to of coldRoutes)
        for (const pause of [100, 0])
          for (const way of ['site', 'plain'] as const) {
            const click = await clickCold(browser, way, { origin: slow, from: coldFrom, to, pause });
            results.coldClicks.push(click);
            say(
              `  ${round + 1}/${runs} cold click to ${to}, ${way}, ${pause} ms before: painted after ${click.painted.toFixed(0)} ms`,
            );
          }
      for (const interaction of await measureInteractions(browser, origin)) {
        results.interactions.push(interaction);
        say(`  ${round + 1}/${runs} ${interaction.name} on ${interaction.route}: ${interaction.ms} ms`);
      }
      results.home.push(await homeBytes(browser, origin));
      await keep();
    }
  } finally {
    await browser.close();
  }
}
