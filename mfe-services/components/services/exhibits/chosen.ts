/** Selector of a part of a trial while one of its options is chosen. */
const chosen = (option: number) => `[data-bench]:has([data-option="${option}"]:checked) &`;

/**
 * CSS variables that follow the choice, one set for each option.
 *
 * @param start option that is chosen at first, for browsers that cannot select by choice
 */
export const followChoice = (sets: readonly Readonly<Record<string, string | number>>[], start = 0) => ({
  ...sets[start],
  ...Object.fromEntries(sets.map((set, option) => [chosen(option), set])),
});
