/**
 * The option that typed letters lead to: the next one that starts with them, wrapping around. Letters
 * typed in one go narrow down; one letter repeated walks through the options that start with it.
 */
export function typeAhead(labels: readonly string[], typed: string, from: number): number | undefined {
  const letters = typed.toLowerCase();
  const repeated = [...letters].every((letter) => letter === letters[0]);
  const wanted = repeated ? letters.slice(0, 1) : letters;
  const start = repeated ? from + 1 : from;
  for (let step = 0; step < labels.length; step += 1) {
    const index = (start + step) % labels.length;
    if (labels[index]?.toLowerCase().startsWith(wanted)) return index;
  }
  return undefined;
}
