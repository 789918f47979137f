import { chromium } from '@playwright/test';
import lighthouse, { type Config, type Flags, desktopConfig } from 'lighthouse';
import { chromiumArgs } from '../chromiumArgs';
import { freePort } from '../siteProcess';

export const lighthouseModes = ['simulated', 'applied', 'desktop'] as const;
export type LighthouseMode = (typeof lighthouseModes)[number];

/** Lighthouse's score, and its times in milliseconds. */
interface PageFigures {
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

interface Audited {
  readonly numericValue?: number;
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
    return {
      score: Math.round((categories.performance?.score ?? 0) * 100),
      fcp: value('first-contentful-paint'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
    };
  } finally {
    await browser.close();
  }
}

/** A page and the floor, measured one directly after the other; in each second round the page comes first. */
export async function measurePair(
  urls: { readonly page: string; readonly floor: string },
  round: number,
  mode: LighthouseMode,
  executablePath: string,
): Promise<{ page: PageFigures; floor: PageFigures }> {
  if (round % 2 === 1) {
    const page = await measure(urls.page, mode, executablePath);
    return { page, floor: await measure(urls.floor, mode, executablePath) };
  }
  const floor = await measure(urls.floor, mode, executablePath);
  return { page: await measure(urls.page, mode, executablePath), floor };
}
