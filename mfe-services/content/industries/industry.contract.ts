import type { ComponentType } from 'react';
import type { IndustryEntry, ServiceEntry } from 'shared-content/content';

/** Exactly four: the compiler counts what specification 2.16 counts. */
export type Four<Item> = readonly [Item, Item, Item, Item];

export interface Solution {
  readonly icon: ComponentType;
  readonly title: string;
  readonly text: string;
  /** What the client has in hand when it is done. */
  readonly deliverables: readonly string[];
}

export interface Challenge {
  readonly title: string;
  /** How it shows in daily work. */
  readonly text: string;
  /** What we do about it. */
  readonly answer: string;
}

export interface Benefit {
  readonly title: string;
  readonly text: string;
}

/** One figure of the success highlight, before and after; `share` is after ÷ before as drawn. */
export interface Measure {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  readonly share: number;
}

export interface IndustryContent {
  readonly industry: IndustryEntry;
  /** `topic`: what people search for, where the title does not say it. */
  readonly hero: { readonly title: string; readonly lead: string; readonly topic?: string };
  readonly intro: { readonly title: string; readonly paragraphs: readonly string[] };
  /** Services of ours that this field asks for most. */
  readonly services: readonly ServiceEntry[];
  readonly solutions: { readonly title: string; readonly lead: string; readonly items: Four<Solution> };
  readonly challenges: { readonly title: string; readonly lead: string; readonly items: Four<Challenge> };
  readonly benefits: { readonly title: string; readonly items: Four<Benefit> };
  readonly success: {
    readonly title: string;
    /** Who it was; most without a name. */
    readonly client: string;
    readonly story: string;
    readonly measures: readonly Measure[];
    /** Where on this site the client speaks. */
    readonly more?: { readonly label: string; readonly to: `/${string}` };
  };
  readonly closing: { readonly title: string; readonly text: string };
}
