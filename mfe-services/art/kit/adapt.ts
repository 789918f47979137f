/** The markup with every occurrence of each key replaced by its value. A key without a match is an error. */
export function adapt(markup: string, changes: Readonly<Record<string, string>>): string {
  return Object.entries(changes).reduce((adapted, [from, to]) => {
    if (!adapted.includes(from)) throw new Error(`The drawing holds no “${from}” to replace.`);
    return adapted.replaceAll(from, () => to);
  }, markup);
}
