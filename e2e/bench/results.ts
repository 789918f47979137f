import { readFile } from 'node:fs/promises';

/** Parts of the bench that can run alone. */
export const parts = ['lighthouse', 'probes'] as const;
export type Part = (typeof parts)[number];

export const lighthouseModes = ['simulated', 'applied', 'desktop'] as const;
export type LighthouseMode = (typeof lighthouseModes)[number];

export interface PageFigures {
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  readonly scriptBytes: number;
  readonly requests: number;
}

/** A page and the floor page, measured one directly after the other. */
export interface LighthousePair {
  readonly route: string;
  readonly mode: LighthouseMode;
  readonly page: PageFigures;
  readonly floor: PageFigures;
}

export interface RouteBytes {
  readonly route: string;
  /** Bytes of the document as sent, brotli. */
  readonly document: number;
  /** JavaScript of its first view, brotli, and that of one build of the same sources. */
  readonly scripts: number;
  readonly oneBuild: number;
  readonly scriptRequests: number;
  readonly hasForm: boolean;
}

/** Milliseconds from navigation until the frame and all parts reacted: the site, and the same with plain `defer`. */
export interface AlivePair {
  readonly route: string;
  readonly frame: number;
  readonly page: number;
  readonly deferFrame: number;
  readonly deferPage: number;
}

export interface Click {
  readonly build: 'site' | 'one build';
  readonly to: string;
  /** Milliseconds on the link before the click. */
  readonly pause: number;
  readonly painted: number;
  readonly rounds: number;
}

/** A click on a static page before React has started: the site's way, and a plain navigation to the document. */
export interface ColdClick {
  readonly way: 'site' | 'plain';
  readonly to: string;
  /** Milliseconds on the link before the click. */
  readonly pause: number;
  readonly painted: number;
}

export interface Interaction {
  readonly name: string;
  readonly route: string;
  /** The longest of its events, as in interaction to next paint. */
  readonly ms: number;
}

/** Bytes of Home that a phone gets without interaction. */
export interface HomeBytes {
  readonly still: number;
  readonly film: number;
  readonly filmWithSaveData: number;
  readonly filmIsLast: boolean;
}

export interface Results {
  readonly lighthouse: LighthousePair[];
  readonly bytes: RouteBytes[];
  readonly alive: AlivePair[];
  readonly clicks: Click[];
  readonly coldClicks: ColdClick[];
  readonly interactions: Interaction[];
  readonly home: HomeBytes[];
}

export const noResults = (): Results => ({
  lighthouse: [],
  bytes: [],
  alive: [],
  clicks: [],
  coldClicks: [],
  interactions: [],
  home: [],
});

/** Reads the results of an earlier run to add to them, so that a long bench can run in pieces. */
export async function readResults(file: string): Promise<Results> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return { ...noResults(), ...(JSON.parse(text) as Partial<Results>) };
}
