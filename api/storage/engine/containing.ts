/** A LIKE pattern that finds the text itself, whatever it contains. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, '\\$&')}%`;
}
