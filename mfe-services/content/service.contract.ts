import type { ServiceEntry, Stat } from 'shared-content/content';
import type { ComponentProps, ComponentType } from 'react';
import type { Accent, Action, CallToAction, ProcessStep } from 'shared-content/ui';
import type { ShownExhibit, Trial } from './exhibit.contract';
import type { Scene } from './scenes/scene.contract';

/**
 * The exports of a file in `content/services/`. Its name is the slug, which decides the path (`/services/<slug>`) and
 * the chunk. So a new service needs only one new file.
 */
export interface ServiceModule {
  readonly head: ServiceHead;
  readonly card: ServiceCard;
  /** A function, so that webpack drops it and its imports where only `head` or `card` is used. */
  readonly page: () => ServicePageContent;
}

/** Known from the start, because every page of the section needs it for routes and titles. */
export interface ServiceHead {
  readonly entry: ServiceEntry;
  readonly title: string;
  readonly description: string;
  /** Its group on /services, for a service that the header’s menu does not list. */
  readonly group?: string;
}

/** The service's card on /services. */
export interface ServiceCard {
  readonly text: string;
  readonly features: readonly string[];
  /** A picture of the service in use, 400 by 230 (with twice the pixels). */
  readonly picture?: string;
  /** The whole drawing, where the overview's card has room for it. */
  readonly large?: string;
  /** False when the card itself is no link; another element on /services then links to the page. */
  readonly linked?: false;
}

type Closing = Readonly<ComponentProps<typeof CallToAction>>;

export interface ServicePageContent {
  /** The component of the page. Named here, so that the chunk of the content brings it. */
  readonly View: ComponentType<{ content: ServicePageContent }>;
  readonly entry: ServiceEntry;
  readonly hero: ServiceHero;
  readonly blocks: readonly ServiceBlock[];
  /** Services that clients often order together with this one. */
  readonly related: readonly ServiceEntry[];
  /** Without a scene of its own it has its group's. */
  readonly closing: Omit<Closing, 'water'> & Partial<Pick<Closing, 'water'>>;
}

/** The first screen: a drawn scene, and on at most eight pages a question that the reader answers. */
interface ServiceHero {
  readonly title: string;
  readonly pitch: string;
  readonly actions: readonly Action[];
  readonly scene: Scene;
  readonly trial?: Trial;
}

/** An item with a sign, a name and a sentence: a capability, an industry, a platform, a benefit. */
export interface Point {
  readonly Icon: ComponentType;
  readonly title: string;
  readonly text: string;
  /** The industry's page. */
  readonly to?: string;
}

export interface Offer {
  readonly title: string;
  /** What the smallest offer costs at least. */
  readonly price?: string | undefined;
  readonly text: string;
  readonly points?: readonly string[];
}

/** One client's project in three parts. */
interface SuccessStory {
  /** The client's field, as a label. */
  readonly industry: string;
  readonly project: string;
  readonly challenge: string;
  readonly solution: string;
  readonly result: string;
  /** Before and after in one artifact of the project, see `Plate`. */
  readonly proof: string;
}

/** Props of a layout of points. */
export interface PointsProps {
  readonly items: readonly Point[];
  readonly accent: Accent;
  /** A picture of the work beside the list, see `Plate`. */
  readonly picture?: string;
  /** The picture of the first point of `PointPlateau`, and a larger version, see `Plate`. */
  readonly stage?: string;
  readonly large?: string;
  /** A picture for each point of `PointMosaic`, one below the other in one file: 400 by 230 each. */
  readonly shots?: string;
}

/** Props of the component of a whole block. */
export interface BlockProps<Kind extends ServiceBlock['kind']> {
  readonly block: ServiceBlockOf<Kind>;
  readonly accent: Accent;
  /** Id for the block's heading, unique on the page. */
  readonly id: string;
}

/** A component that shows items in the page's accent. */
type ItemsLook<Item> = ComponentType<{ readonly items: readonly Item[]; readonly accent: Accent }>;

interface Block {
  readonly title: string;
  readonly lead?: string;
  readonly tone?: 'raised' | 'lit';
}

/**
 * Blocks name the components that show them, so that a page's script contains no others. `Look` shows the part below
 * the heading, `Band` the whole block, `View` an exhibit.
 */
export type ServiceBlock =
  | (Block & {
      readonly kind: 'points';
      readonly Look: ComponentType<PointsProps>;
    } & Omit<PointsProps, 'accent'>)
  | (Block & {
      readonly kind: 'why';
      /** What the figures count, of how many, since when. THE OWNER CHECKS THESE. */
      readonly note?: string;
      readonly Band: ComponentType<BlockProps<'why'>>;
      /** Which figure is the giant of `WhyDaylight`, if not the first: of before and after, the second. */
      readonly giant?: 'second';
      /** The units of `WhyPlot`'s curve: at its three lower lines, and along its bottom. */
      readonly scale?: {
        readonly levels: readonly [string, string, string];
        readonly times: readonly string[];
      };
      readonly reasons: readonly string[];
      readonly figures: readonly [Stat, Stat];
    })
  | (Block & {
      readonly kind: 'offers';
      readonly Look: ItemsLook<Offer>;
      readonly items: readonly Offer[];
    })
  | (Block & {
      readonly kind: 'industries';
      readonly Look: ItemsLook<Point>;
      readonly items: readonly Point[];
    })
  | (Block & {
      readonly kind: 'process';
      readonly Look: ComponentType<{ readonly steps: readonly ProcessStep[]; readonly accent: Accent }>;
      readonly steps: readonly ProcessStep[];
    })
  | (Block & {
      readonly kind: 'exhibit';
      readonly caption?: string;
    } & ShownExhibit)
  | (Block & {
      readonly kind: 'snapshot';
      /** `light`: the result in a light band, its figure large. `picture`: the picture large. */
      readonly look?: 'light' | 'picture';
      readonly story: SuccessStory;
    })
  | { readonly kind: 'intro'; readonly text: string };

export type ServiceBlockOf<Kind extends ServiceBlock['kind']> = Extract<ServiceBlock, { kind: Kind }>;
