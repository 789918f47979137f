/** A text that follows the choice: one value per option, of which the trial shows the chosen one. */
export function Told({ values }: { values: readonly string[] }) {
  const options = new Map<string, number[]>();
  for (const [option, value] of values.entries()) options.set(value, [...(options.get(value) ?? []), option]);
  if (options.size === 1) return values[0];
  return [...options].map(([value, at]) => (
    <span key={value} data-at={at.join(' ')}>
      {value}
    </span>
  ));
}
