/** The id of a record in an address. */
export const idPattern = '[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}';

/** One value of a form or query. Empty when it is missing, given twice, or holds a character that PostgreSQL refuses. */
export function fieldText(fields: unknown, name: string): string {
  const value = (fields as Record<string, unknown> | undefined)?.[name];
  return typeof value === 'string' && !/\0|\p{Cs}/u.test(value) ? value : '';
}

/** Answers 400: no form of ours sends this. */
export function refuseForm(reason: string): never {
  throw Object.assign(new Error(reason), { statusCode: 400 });
}

/** An address from a form. It is refused unless a mail can be addressed to it. */
export function fieldAddress(fields: unknown, name: string): string {
  const address = fieldText(fields, name).trim();
  return /^[^\s@<>,;]+@[^\s@<>,;]+$/.test(address) ? address : refuseForm('No address');
}

/** Words on one line, of at most 200 characters. */
export const fieldWords = (fields: unknown, name: string): string =>
  fieldText(fields, name).replace(/\s+/g, ' ').trim().slice(0, 200);
