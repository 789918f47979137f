import { readFile } from 'node:fs/promises';

/** What can be measured alone. */
export const parts = ['lighthouse', 'probes', 'server'] as const;
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

/** A page and the floor, one directly after the other. */
export interface LighthousePair {
  readonly route: string;
  readonly mode: LighthouseMode;
  readonly page: PageFigures;
  readonly floor: PageFigures;
}

export interface RouteBytes {
  readonly route: string;
  /** The document as sent, brotli. */
  readonly document: number;
  /** JavaScript of its first view, brotli, and that of one build of the same sources. */
  readonly scripts: number;
  readonly oneBuild: number;
  readonly scriptRequests: number;
  readonly hasForm: boolean;
}

/** Milliseconds after navigation until the frame and all parts reacted: the site, and the same with plain `defer`. */
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

export interface Interaction {
  readonly name: string;
  readonly route: string;
  /** Longest of its events, as interaction to next paint counts them. */
  readonly ms: number;
}

/** What a phone gets of Home before anybody touches it. */
export interface HomeBytes {
  readonly still: number;
  readonly film: number;
  readonly filmWithSaveData: number;
  readonly filmIsLast: boolean;
}

/** One kind of answer from the site server and from one nginx worker, one after the other. */
export interface ServerPair {
  readonly what: string;
  readonly site: { readonly perSecond: number; readonly cpuMicroseconds: number };
  readonly nginx: { readonly perSecond: number; readonly cpuMicroseconds: number };
  /** Names of headers whose values differ. */
  readonly headersThatDiffer: readonly string[];
}

export interface Results {
  readonly lighthouse: LighthousePair[];
  readonly bytes: RouteBytes[];
  readonly alive: AlivePair[];
  readonly clicks: Click[];
  readonly interactions: Interaction[];
  readonly home: HomeBytes[];
  readonly server: ServerPair[];
}

export const noResults = (): Results => ({
  lighthouse: [],
  bytes: [],
  alive: [],
  clicks: [],
  interactions: [],
  home: [],
  server: [],
});

/** Results of an earlier run, to add to: a long bench in pieces. */
export async function readResults(file: string): Promise<Results> {
  const text = await readFile(file, 'utf8').catch(() => '{}');
  return { ...noResults(), ...(JSON.parse(text) as Partial<Results>) };
}
