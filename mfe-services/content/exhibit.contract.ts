import type { ComponentType } from 'react';
import type { Stat } from 'shared-content/content';
import type { Accent } from 'shared-content/ui';

/**
 * A piece of the work itself, shown instead of described: what a client would hold in hand. Each kind is
 * real text in real HTML, so it reads without a picture and without JavaScript.
 */
export type Exhibit =
  | TableExhibit
  | ExchangeExhibit
  | PipelineExhibit
  | TimelineExhibit
  | SheetExhibit
  | ContrastExhibit
  | LayersExhibit
  | BarsExhibit
  | FunnelExhibit
  | WeekExhibit;

/** What the view of one kind of exhibit gets. */
export interface ExhibitViewProps<Kind extends Exhibit['kind'] = Exhibit['kind']> {
  readonly exhibit: Extract<Exhibit, { kind: Kind }>;
  readonly accent: Accent;
  /** The question around it, where one is asked. */
  readonly trial?: Trial | undefined;
}

/** An exhibit of one kind and a view of that kind. */
export type ShownExhibit = {
  readonly [Kind in Exhibit['kind']]: {
    readonly View: ComponentType<ExhibitViewProps<Kind>>;
    readonly exhibit: Extract<Exhibit, { kind: Kind }>;
  };
}[Exhibit['kind']];

/** What redraws itself beside the outcomes as the reader chooses: a figure, a bar, a screen. Each exhibit has its own. */
export type Machine = ComponentType<{ readonly accent: Accent }>;

/** A question that the reader answers by choosing, and what comes of each choice. The first is chosen at first. */
export interface Trial {
  readonly question: string;
  /** Index of the option that is chosen at first, where their order does not begin with it. */
  readonly start?: number;
  readonly options: readonly {
    readonly label: string;
    readonly outcome: string;
    readonly text: string;
    readonly facts?: readonly Stat[];
    readonly good: boolean;
    /** Which part of the exhibit (row, stage, message; from 1) it lights up. */
    readonly part?: number;
    /** The part at which it stops; what comes after is not reached. */
    readonly stop?: number;
    /** The part that the choice breaks; the others hold. */
    readonly breaks?: number;
  }[];
}

/** Rows and columns; the first cell of a row names it. On a phone sentences become a small list for each row. */
export interface TableExhibit {
  readonly kind: 'table';
  readonly label: string;
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
  /** The last row sums up the others. */
  readonly totals?: true;
  /** For each option of the trial, each row's first cells, its name left out. */
  readonly cases?: readonly (readonly (readonly string[])[])[];
}

/** Messages between two systems, as they go over the wire. */
export interface ExchangeExhibit {
  readonly kind: 'exchange';
  readonly messages: readonly {
    readonly from: string;
    readonly note: string;
    readonly lines: readonly string[];
  }[];
  /** For each option of the trial what is said instead, message by message; `null` where it is as above. */
  readonly cases?: readonly (
    readonly { readonly note: string; readonly lines: readonly string[] }[] | null
  )[];
}

/** Stages of a delivery pipeline with what each one checks. */
export interface PipelineExhibit {
  readonly kind: 'pipeline';
  readonly stages: readonly {
    readonly name: string;
    readonly time: string;
    readonly checks: readonly string[];
  }[];
}

/** Lanes of work over numbered periods; `from` and `to` count from 1 and include their ends. */
export interface TimelineExhibit {
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
export interface SheetExhibit {
  readonly kind: 'sheet';
  readonly heading: string;
  readonly mark: string;
  readonly fields: readonly { readonly name: string; readonly value: string }[];
}

/** The same task before and after. */
export interface ContrastExhibit {
  readonly kind: 'contrast';
  readonly before: string;
  readonly after: string;
  readonly rows: readonly { readonly task: string; readonly before: string; readonly after: string }[];
}

/** What stands on what, from what people see down to what keeps it running. */
export interface LayersExhibit {
  readonly kind: 'layers';
  readonly layers: readonly {
    readonly name: string;
    readonly text: string;
    readonly parts: readonly string[];
  }[];
}

/** Shares of a fixed budget. */
export interface BarsExhibit {
  readonly kind: 'bars';
  readonly unit: string;
  readonly total: number;
  readonly bars: readonly { readonly name: string; readonly amount: number; readonly note: string }[];
  /** For each option of the trial the amount of each bar but the last, which is what the total leaves. */
  readonly cases?: readonly (readonly number[])[];
}

/** Steps that lose people, narrowing, each with what is done about it. */
export interface FunnelExhibit {
  readonly kind: 'funnel';
  readonly steps: readonly {
    /** People who get that far, of those in the first step. */
    readonly count: number;
    readonly act: string;
    readonly leak: string;
    readonly remedy: string;
  }[];
  /** For each option of the trial the count of each step. */
  readonly cases?: readonly (readonly number[])[];
}

/** A working week, day by day. */
export interface WeekExhibit {
  readonly kind: 'week';
  readonly days: readonly {
    readonly day: string;
    readonly entries: readonly { readonly tag: string; readonly text: string }[];
  }[];
}
