import type { ComponentType } from 'react';
import type { IndustryEntry, ServiceEntry } from 'shared-content/content';
import type { Scene } from '../scenes/scene.contract';

/** Exactly four, so that the compiler checks the count of specification 2.16. */
type Four<Item> = readonly [Item, Item, Item, Item];

export interface Solution {
  readonly icon: ComponentType;
  readonly title: string;
  readonly text: string;
  /** The client's results at the end of the work. */
  readonly deliverables: readonly string[];
}

interface Challenge {
  readonly title: string;
  /** Its symptoms in daily work. */
  readonly text: string;
  /** Our remedy. */
  readonly answer: string;
}

export interface Benefit {
  readonly title: string;
  readonly text: string;
}

/** One figure of the success highlight, before and after; `share` is after ÷ before as drawn in bars. */
interface Measure {
  readonly label: string;
  readonly before?: string;
  readonly after: string;
  readonly share?: number;
}

/** One client's result. */
export interface Success {
  readonly title: string;
  /** The client, mostly without a name. */
  readonly client: string;
  readonly story: string;
  readonly measures: readonly Measure[];
  /** A link to the client's own words on this site. */
  readonly more?: { readonly label: string; readonly to: `/${string}` };
}

type IndustryComponent = ComponentType<{ readonly content: IndustryContent }>;

export interface IndustryContent {
  readonly industry: IndustryEntry;
  /** The page that shows it, and its parts between hero and last panel, in order. */
  readonly View: IndustryComponent;
  readonly Bands: readonly IndustryComponent[];
  readonly hero: { readonly title: string; readonly lead: string; readonly scene: Scene };
  readonly intro: { readonly title: string; readonly paragraphs: readonly string[] };
  /** The services that this field orders most. */
  readonly services: readonly ServiceEntry[];
  readonly solutions: {
    readonly title: string;
    readonly lead: string;
    readonly items: Four<Solution>;
    /** A picture for each solution, see `PointShot`. */
    readonly shots: string;
  };
  readonly challenges: {
    readonly title: string;
    readonly lead: string;
    readonly items: Four<Challenge>;
    /** One of the answers in use, see `Plate`; not shown by `ProcessLedger`. */
    readonly picture?: string;
  };
  readonly benefits: {
    readonly title: string;
    readonly items: Four<Benefit>;
    /** One of them in use, see `Plate`. */
    readonly picture?: string;
  };
  readonly success: Success & { readonly measures: readonly Required<Measure>[] };
  readonly closing: { readonly title: string; readonly text: string };
}
