/**
 * A fault that a check has found. Sections' tests, `npm run new`, releases and the browser gate all use this shape.
 */
export interface Finding {
  /** Route of the page; undefined for a fault of the whole build. */
  readonly page?: string;
  /** Name of the app that can mend it; undefined where no single app can. */
  readonly owner?: string;
  /** `error`: visitors would notice the fault. `warning`: a budget, or a rule that may be newer than the version. */
  readonly severity: 'error' | 'warning';
  /** The fault, as a predicate of the page or build ("has no title in its head"), without a full stop. */
  readonly words: string;
  /** The remedy, in whole sentences. */
  readonly cure: string;
}

/** A finding as one line of text. @param subject of the finding's predicate, as "/about (mfe-company 3f2a)" */
export const formatFinding = ({ words, cure }: Pick<Finding, 'words' | 'cure'>, subject: string): string =>
  `${subject} ${words}. ${cure}`;
