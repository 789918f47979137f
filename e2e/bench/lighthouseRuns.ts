import { chromium } from '@playwright/test';
import lighthouse, { type Config, type Flags, desktopConfig } from 'lighthouse';
import { chromiumArgs } from '../chromiumArgs';
import { freePort } from '../siteProcess';
import type { LighthouseMode, LighthousePair, PageFigures } from './results';

interface Audited {
  readonly numericValue?: number;
  readonly details?: unknown;
}

const flagsOf: Record<LighthouseMode, Flags> = {
  simulated: { throttlingMethod: 'simulate' },
  applied: { throttlingMethod: 'devtools' },
  desktop: { throttlingMethod: 'simulate' },
};

/** Measures a page, and once more in a new browser when Lighthouse records no trace (NO_NAVSTART), as it does sometimes. */
const measure = (...look: Parameters<typeof measureOnce>): Promise<PageFigures> =>
  measureOnce(...look).catch(() => measureOnce(...look));

/** One run in a new browser with an empty cache. */
async function measureOnce(url: string, mode: LighthouseMode, executablePath: string): Promise<PageFigures> {
  const port = await freePort();
  const browser = await chromium.launch({
    executablePath,
    args: [...chromiumArgs, `--remote-debugging-port=${port}`],
  });
  try {
    const config: Config | undefined = mode === 'desktop' ? desktopConfig : undefined;
    const flags: Flags = { ...flagsOf[mode], port, logLevel: 'error', onlyCategories: ['performance'] };
    const result = await lighthouse(url, flags, config);
    if (!result) throw new Error('Lighthouse gave no result.');
    const { audits, categories, runtimeError } = result.lhr;
    if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
    const value = (name: string) => {
      const { numericValue } = (audits[name] ?? {}) as Audited;
      if (numericValue === undefined) throw new Error(`${url}: Lighthouse has no ${name}.`);
      return numericValue;
    };
    const { items } = (audits['network-requests']?.details ?? { items: [] }) as {
      items: { url: string; resourceType?: string; transferSize?: number }[];
    };
    const requests = items.filter((item) => item.url.startsWith('http'));
    return {
      score: Math.round((categories.performance?.score ?? 0) * 100),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      scriptBytes: requests
        .filter(({ resourceType }) => resourceType === 'Script')
        .reduce((sum, { transferSize = 0 }) => sum + transferSize, 0),
      requests: requests.length,
    };
  } finally {
    await browser.close();
  }
}

export interface LighthouseOptions {
  readonly site: string;
  readonly floor: string;
  readonly routes: readonly string[];
  readonly modes: readonly LighthouseMode[];
  readonly runs: number;
  readonly executablePath: string;
  readonly say: (line: string) => void;
  /** Receives each pair as it comes, so that an aborted run keeps its results. */
  readonly take: (pair: LighthousePair) => Promise<void>;
}

/** Runs Lighthouse on each route, with the floor page directly before or after it in turn, round by round. */
export async function runLighthouse(options: LighthouseOptions): Promise<void> {
  const { site, floor, routes, modes, runs, executablePath, say, take } = options;
  for (let round = 0; round < runs; round += 1)
    for (const route of routes)
      for (const mode of modes) {
        const floorFirst = round % 2 === 0;
        const measured: Partial<Record<'page' | 'floor', PageFigures>> = {};
        for (const which of floorFirst ? (['floor', 'page'] as const) : (['page', 'floor'] as const))
          measured[which] = await measure(
            which === 'floor' ? `${floor}/` : site + route,
            mode,
            executablePath,
          );
        const pair = { route, mode, page: measured.page!, floor: measured.floor! };
        await take(pair);
        say(
          `  ${round + 1}/${runs} ${route} ${mode}: score ${pair.page.score}, LCP ${pair.page.lcp.toFixed(0)} / ${pair.floor.lcp.toFixed(0)} ms, TBT ${pair.page.tbt.toFixed(0)} ms`,
        );
      }
}
