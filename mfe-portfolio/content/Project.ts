import type { Industry } from './industryAccents';

/** The URLs of one drawing: AVIF in two widths, WebP for browsers without AVIF. */
export interface Artwork {
  readonly small: string;
  readonly large: string;
  readonly fallback: string;
}

/** One published project (specification, section 3). */
export interface Project {
  /** Unique; also the name of its pictures and of its drawing script. */
  readonly slug: string;
  readonly title: string;
  /** What it does and for whom, in one sentence. */
  readonly summary: string;
  readonly thumbnail: Artwork & { readonly alt: string };
  /** The same product on its device; it comes over the thumbnail, whose alt text speaks for both. */
  readonly mockup: Artwork;
  readonly tags: readonly string[];
  readonly industry: Industry;
  readonly technologies: readonly string[];
  readonly link: `https://${string}`;
  /** Where on this site there is more about it: a case study, or its client's words. */
  readonly more?: { readonly label: string; readonly to: `/${string}` };
}
