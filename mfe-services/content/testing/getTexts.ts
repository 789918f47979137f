/** Every string within a content value, at any depth. Icons and other functions have none. */
export function getTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(getTexts);
}
