import type { ServiceEntry, Stat } from 'shared-content/content';
import type { ComponentProps, ComponentType } from 'react';
import type { Accent, Action, CallToAction, ProcessStep } from 'shared-content/ui';
import type { Machine, ShownExhibit, Trial } from './exhibit.contract';
import type { Scene } from './scenes/scene.contract';

/**
 * What a file in `content/services/` exports. The file's name is the slug: it decides the path
 * (`/services/<slug>`) and the chunk, so a further service is one further file and nothing else.
 */
export interface ServiceModule {
  readonly head: ServiceHead;
  readonly card: ServiceCard;
  /** A function, so that webpack drops it (and what it draws in) where only `head` or `card` is asked for. */
  readonly page: () => ServicePageContent;
}

/** Known from the start: every page of the section needs it for its routes and titles. */
export interface ServiceHead {
  readonly entry: ServiceEntry;
  readonly title: string;
  readonly description: string;
  /** Its place on /services, for a service that the header’s menu does not list. */
  readonly group?: string;
}

/** The service as /services shows it. */
export interface ServiceCard {
  readonly text: string;
  readonly features: readonly string[];
  /** The service at work, 400 by 230 (with twice the pixels). */
  readonly picture?: string;
  /** The whole composition, where the overview gives the card room. */
  readonly large?: string;
  /** False when the card itself leads nowhere; something else on /services then links to the page. */
  readonly linked?: false;
}

export interface ServicePageContent {
  /** Which page layout shows it. */
  readonly View: ComponentType<{ content: ServicePageContent }>;
  readonly entry: ServiceEntry;
  readonly hero: ServiceHero;
  readonly blocks: readonly ServiceBlock[];
  /** Services that clients often order together with this one. */
  readonly related: readonly ServiceEntry[];
  readonly closing: Readonly<ComponentProps<typeof CallToAction>>;
}

export interface ServiceHero {
  readonly title: string;
  readonly pitch: string;
  readonly actions: readonly Action[];
  readonly scene: Scene;
}

/** Something with a sign, a name and a sentence: a capability, an industry, a platform, a benefit. */
export interface Point {
  readonly Icon: ComponentType;
  readonly title: string;
  readonly text: string;
}

export interface Offer {
  readonly title: string;
  readonly text: string;
  readonly points?: readonly string[];
}

/** One client's project in three parts. */
export interface SuccessStory {
  /** The client's field, as a label. */
  readonly industry: string;
  readonly project: string;
  readonly challenge: string;
  readonly solution: string;
  readonly result: string;
  /** Before and after in one artefact of the project, see `Plate`. */
  readonly proof: string;
}

/** What an arrangement of points gets. */
export interface PointsProps {
  readonly items: readonly Point[];
  readonly accent: Accent;
  readonly picture?: string;
  readonly shots?: string;
}

/** What the component of a whole block gets. */
export interface BlockProps<Kind extends ServiceBlock['kind']> {
  readonly block: ServiceBlockOf<Kind>;
  readonly accent: Accent;
  /** Id for the block's heading, unique on the page. */
  readonly id: string;
}

/** What shows items in the page's accent. */
type ItemsLook<Item> = ComponentType<{ readonly items: readonly Item[]; readonly accent: Accent }>;

interface Block {
  readonly title: string;
  readonly lead?: string;
  readonly tone?: 'raised' | 'lit';
}

/**
 * Blocks name the components that show them, so that a page's script has those and no others: `Look` shows what
 * stands below the heading, `Band` the whole block, `View` an exhibit.
 */
export type ServiceBlock =
  | (Block & {
      readonly kind: 'points';
      /** A piece of the work, see `Plate`: in the large card of `PointPlateau`, beside the list elsewhere. */
      readonly picture?: string;
      /** More of the same where `PointPlateau` and `PointRoute` give it half of a wide page, see `Plate`. */
      readonly large?: string;
      /** A piece of the work for each point of `PointMosaic`, below each other in one file: 400 by 230 each. */
      readonly shots?: string;
      readonly items: readonly Point[];
    } & (
        | { readonly Look: ComponentType<PointsProps>; readonly Band?: undefined }
        | { readonly Band: ComponentType<BlockProps<'points'>> }
      ))
  | (Block & {
      readonly kind: 'why';
      // Its lead says what the figures count, of how many, since when. THE OWNER CHECKS THESE.
      readonly Band: ComponentType<BlockProps<'why'>>;
      /** What the curve of `WhyPlot` is measured in: at its three lower lines, and along its foot. */
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
      readonly trial?: Trial;
      /** Stands beside the trial's outcomes. */
      readonly Machine?: Machine;
    } & ShownExhibit)
  | (Block & {
      readonly kind: 'snapshot';
      readonly story: SuccessStory;
      readonly figures?: readonly Stat[];
    })
  | { readonly kind: 'intro'; readonly text: string };

export type ServiceBlockOf<Kind extends ServiceBlock['kind']> = Extract<ServiceBlock, { kind: Kind }>;
