import type { ComponentType } from 'react';
import type { Stat } from 'shared-content/content';
import type { Accent } from 'shared-content/ui';

/**
 * A sample of the work itself, as a client would receive it, instead of a description. Each kind is real text in real
 * HTML, readable without pictures and JavaScript.
 */
type Exhibit =
  | TableExhibit
  | ExchangeExhibit
  | PipelineExhibit
  | TimelineExhibit
  | SheetExhibit
  | BarsExhibit
  | FunnelExhibit
  | WeekExhibit;

/** Props of the view of one kind of exhibit. */
export interface ExhibitViewProps<Kind extends Exhibit['kind'] = Exhibit['kind']> {
  readonly exhibit: Extract<Exhibit, { kind: Kind }>;
  readonly accent: Accent;
  /** The question around it, where there is one. */
  readonly quiz?: Quiz | undefined;
}

/** An exhibit of one kind and a view of that kind. */
export type ShownExhibit = {
  readonly [Kind in Exhibit['kind']]: {
    readonly View: ComponentType<ExhibitViewProps<Kind>>;
    readonly exhibit: Extract<Exhibit, { kind: Kind }>;
  };
}[Exhibit['kind']];

/** What redraws itself for each choice. Its texts have a value for each option. */
export type ChoicePicture =
  | {
      readonly kind: 'shots';
      /** A picture for each option, see `PointShot`. */
      readonly shots: string;
      readonly legends: readonly string[];
    }
  | {
      readonly kind: 'log';
      /** What a machine prints for each option; `good` or not is told by color. */
      readonly logs: readonly { readonly lines: readonly string[]; readonly good?: boolean }[];
    }
  | {
      readonly kind: 'dots';
      readonly count: number;
      readonly rows: number;
      /** How many are shaded, for each option. */
      readonly cuts: readonly number[];
      /** The places of red ones, for each option. */
      readonly marks: readonly (readonly number[])[];
      readonly legends: readonly string[];
    }
  | {
      readonly kind: 'drawing';
      readonly Drawing: ComponentType<{ readonly accent: Accent }>;
      readonly legends: readonly string[];
    };

/** A question at the top of a page, and the sample of work that shows what follows from each answer. */
export type Trial = {
  /** The name of the example. */
  readonly title: string;
  readonly lead?: string;
  readonly caption?: string;
  readonly quiz: Quiz;
  readonly choicePicture: ChoicePicture;
} & (ShownExhibit | { readonly View?: undefined });

/** A question that the reader answers by choosing, with an outcome per choice. The first option is chosen initially. */
export interface Quiz {
  readonly question: string;
  /** Index of the initial option, where it is not the first. */
  readonly start?: number;
  readonly options: readonly {
    readonly label: string;
    readonly outcome: string;
    readonly text: string;
    readonly facts?: readonly Stat[];
    readonly good: boolean;
    /** The part of the exhibit (row, stage, message; from 1) that it highlights. */
    readonly part?: number;
    /** The part at which it stops; later parts are not reached. */
    readonly stop?: number;
  }[];
}

/** Rows and columns; a row's first cell names it. On a phone, sentences become a small list per row. */
interface TableExhibit {
  readonly kind: 'table';
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The last column is on a screen, the others on paper. */
  readonly screen?: true;
}

/** Messages between two systems, as sent over the network. */
interface ExchangeExhibit {
  readonly kind: 'exchange';
  readonly messages: readonly {
    readonly from: string;
    readonly note: string;
    readonly lines: readonly string[];
  }[];
}

/** Stages of a delivery pipeline with their checks. */
interface PipelineExhibit {
  readonly kind: 'pipeline';
  readonly stages: readonly {
    readonly name: string;
    readonly time: string;
    readonly checks: readonly string[];
  }[];
}

/** Lanes of work over numbered periods; `from` and `to` count from 1 and include their ends. */
interface TimelineExhibit {
  readonly kind: 'timeline';
  readonly unit: string;
  readonly periods: number;
  readonly lanes: readonly {
    readonly name: string;
    readonly detail: string;
    readonly from: number;
    readonly to: number;
  }[];
}

/** One document with named fields. */
interface SheetExhibit {
  readonly kind: 'sheet';
  readonly heading: string;
  readonly mark: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** Shares of a fixed budget. */
interface BarsExhibit {
  readonly kind: 'bars';
  readonly unit: string;
  readonly total: number;
  readonly bars: readonly { readonly name: string; readonly amount: number; readonly note: string }[];
  /** For each option of the quiz: the amounts of all bars but the last, which is the rest of the total. */
  readonly cases?: readonly (readonly number[])[];
}

/** Steps that lose people, each with its remedy, or offers by their score, each with its weakness and its strength. */
interface FunnelExhibit {
  readonly kind: 'funnel';
  readonly steps: readonly {
    /** People who get that far, of those in the first step; or the score. */
    readonly count: number;
    readonly act: string;
    readonly leak: string;
    readonly remedy: string;
  }[];
  /** For each option of the quiz: the count of each step. */
  readonly cases?: readonly (readonly number[])[];
}

/** A working week, day by day. */
interface WeekExhibit {
  readonly kind: 'week';
  readonly days: readonly {
    readonly day: string;
    readonly entries: readonly { readonly tag: string; readonly text: string }[];
  }[];
}
