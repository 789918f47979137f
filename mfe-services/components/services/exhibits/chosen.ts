/** Selector of a trial's part while one of its options is chosen. */
const chosen = (option: number) => `[data-bench]:has([data-option="${option}"]:checked) &`;

/**
 * CSS variables that follow the choice, one set per option.
 * @param start the initial option, for browsers without `:has`
 */
export const followChoice = (sets: readonly Readonly<Record<string, string | number>>[], start = 0) => ({
  ...sets[start],
  ...Object.fromEntries(sets.map((set, option) => [chosen(option), set])),
});
