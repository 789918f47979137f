/** Missing, or nothing but white space: a name of three spaces helps nobody. Any other type is the schema's to refuse. */
export function isBlank(value: unknown): boolean {
  return value === undefined || value === null || (typeof value === 'string' && value.trim() === '');
}
