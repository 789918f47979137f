/** Where question and answer are side by side: the quiz measures its place, not the window. */
export const beside = '@container (min-width: 720px)';
export const stacked = '@container (max-width: 719.95px)';

/** Selector of a quiz's part while one of its options is chosen. */
const chosen = (option: number) => `[data-quiz]:has([data-option="${option}"]:checked) &`;

/**
 * CSS variables that follow the choice, one set per option.
 *
 * @param start the initial option, for browsers without `:has`
 */
export const followChoice = (sets: readonly Readonly<Record<string, string | number>>[], start = 0) => ({
  ...sets[start],
  ...Object.fromEntries(sets.map((set, option) => [chosen(option), set])),
});

/** A text that follows the choice: one value per option, of which the quiz shows the chosen one. */
export function ChoiceText({ values }: { values: readonly string[] }) {
  const options = new Map<string, number[]>();
  for (const [option, value] of values.entries()) options.set(value, [...(options.get(value) ?? []), option]);
  if (options.size === 1) return values[0];
  return [...options].map(([value, at]) => (
    <span key={value} data-at={at.join(' ')}>
      {value}
    </span>
  ));
}
