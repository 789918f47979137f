import type { SectionName } from 'shared-content/federation';

/** Section → origin of the development server that stands in for its pinned version, in this browser alone. */
export type Overrides = Readonly<Partial<Record<SectionName, string>>>;

export interface ReadOverrides {
  readonly overrides: Overrides;
  /** A line for each wish that was refused, saying why. */
  readonly refused: readonly string[];
}
