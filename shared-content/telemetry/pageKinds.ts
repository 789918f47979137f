import { sections } from '../federation/registry';

/** Kind of all paths that are neither Home nor below a section's prefix. */
const notFoundKind = 'not-found';

const owned = sections.flatMap(({ prefixes }) => prefixes);

/** All kinds of pages in the telemetry: Home, each prefix of a section, and the pages below each (`/services/*`). */
export const pageKinds: readonly string[] = [
  '/',
  ...owned.flatMap((prefix) => [prefix, `${prefix}/*`]),
  notFoundKind,
];

/**
 * The kind of the page at a path: telemetry distinguishes kinds, never addresses.
 *
 * @param prefixes of all sections, of one segment or more; none is below another
 */
export function getPageKind(path: string, prefixes: readonly string[] = owned): string {
  const plain = path.replace(/(.)\/+$/, '$1');
  if (plain === '/' || prefixes.includes(plain)) return plain;
  const above = prefixes.find((prefix) => plain.startsWith(`${prefix}/`));
  return above === undefined ? notFoundKind : `${above}/*`;
}
