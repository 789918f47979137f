/**
 * The title behind a job's slug in a link to this page (`?job=react-native-developer`), or undefined when the
 * parameter is nothing that our own links carry: anyone can write a link, and its words land in the visitor's form.
 */
export function jobTitle(slug: string | null): string | undefined {
  if (!slug || slug.length > 60 || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug)) return undefined;
  return slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');
}
