/**
 * Lines that went (`- …`) and came (`+ …`), in their order: what stands in one of the two texts alone, by their
 * longest common subsequence.
 */
export function lineChanges(before: readonly string[], after: readonly string[]): string[] {
  const [rows, columns] = [before.length, after.length];
  // common[i][j]: how many lines the rests from i and j have in common.
  const common = Array.from({ length: rows + 1 }, () => new Uint32Array(columns + 1));
  const at = (i: number, j: number) => common[i]?.[j] ?? 0;
  for (let i = rows - 1; i >= 0; i -= 1)
    for (let j = columns - 1; j >= 0; j -= 1)
      common[i]![j] = before[i] === after[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const changes: string[] = [];
  let [i, j] = [0, 0];
  while (i < rows || j < columns)
    if (i < rows && j < columns && before[i] === after[j]) [i, j] = [i + 1, j + 1];
    else if (j >= columns || (i < rows && at(i + 1, j) >= at(i, j + 1))) changes.push(`- ${before[i++]}`);
    else changes.push(`+ ${after[j++]}`);
  return changes;
}
