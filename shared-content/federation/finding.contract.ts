/**
 * What a check found wrong: the one shape in which the dev toolbar, sections' tests, `npm run new`, a release and the
 * browser gate hear of it.
 */
export interface Finding {
  /** Route of the page; undefined where a build as a whole is meant. */
  readonly page?: string;
  /** Name of the app that can mend it; undefined where nobody alone can. */
  readonly owner?: string;
  /** `error`: visitors would meet it. `warning`: a budget or a rule that a version may be older than. */
  readonly severity: 'error' | 'warning';
  /** What is wrong: a predicate of the page or build ("has no title in its head"), without a full stop. */
  readonly words: string;
  /** What to do about it, in whole sentences. */
  readonly cure: string;
}

/** One line for people. @param subject what the words speak of, as "/about (mfe-company 3f2a)" */
export const sayFinding = ({ words, cure }: Pick<Finding, 'words' | 'cure'>, subject: string): string =>
  `${subject} ${words}. ${cure}`;
