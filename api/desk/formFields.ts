/** The id of a record in an address. */
export const idPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** One value of a form or query. Empty when it is missing, given twice, or holds a character that PostgreSQL refuses. */
export function fieldText(fields: unknown, name: string): string {
  const value = (fields as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' && !/\0|\p{Cs}/u.test(value) ? value : '';
}
