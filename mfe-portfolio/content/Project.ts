import { caseStudyPath, testimonialsPath } from 'shared-content/content';
import type { Accent } from 'shared-content/ui';

/** The eight industries of the portfolio, each with its color of the ramp. */
export const industryAccents = {
  'E-commerce': 'coral',
  RTO: 'sky',
  Healthcare: 'jade',
  'Architecture Engineering and Construction': 'iris',
  'Industrial Engineering': 'lagoon',
  Education: 'amber',
  'Real Estate': 'moss',
  Restaurant: 'lily',
} as const satisfies Record<string, Accent>;

type Industry = keyof typeof industryAccents;

/** The URLs of one drawing: AVIF in two widths, WebP for browsers without AVIF. */
export interface Artwork {
  readonly small: string;
  readonly large: string;
  readonly fallback: string;
}

/** A card's picture: 480 px wide for desktops of density 1, 672 for phones of average density, 960 for others. */
export interface CardArtwork extends Artwork {
  readonly medium: string;
}

/** One published project (specification, section 3). */
export interface Project {
  /** Unique; also the name of its pictures and of its drawing script. */
  readonly slug: string;
  readonly title: string;
  /** Its purpose and users, in one sentence. */
  readonly summary: string;
  readonly thumbnail: CardArtwork & { readonly alt: string };
  /** The same product on its device. It slides over the thumbnail, whose alt text describes both. */
  readonly mockup: CardArtwork;
  /** Its cover in first position, 800 and 1600 wide: two cards wide, one card high. */
  readonly wide?: Pick<Artwork, 'small' | 'large'>;
  readonly tags: readonly string[];
  readonly industry: Industry;
  readonly technologies: readonly string[];
  readonly link: `https://${string}`;
  /** A link to more about it on this site: a case study, or its client's quote. */
  readonly more?: { readonly label: string; readonly to: `/${string}` };
}

type More = NonNullable<Project['more']>;

/** A link from a project to its case study. */
export const caseStudy = (id: string): More => ({ label: 'Read the case study', to: caseStudyPath(id) });

/** A link from a project to its client's quote. */
export const toTestimonials: More = { label: 'Read what the client says', to: testimonialsPath };
