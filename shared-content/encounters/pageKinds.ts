import { sections } from '../federation/registry';

/** Of what is neither Home nor below a section's prefix. */
const notFoundKind = 'not-found';

const owned = sections.flatMap(({ prefixes }) => prefixes);

/** Every kind of page that figures are kept for: Home, each prefix of a section, and the pages below it (`/services/*`). */
export const pageKinds: readonly string[] = [
  '/',
  ...owned.flatMap((prefix) => [prefix, `${prefix}/*`]),
  notFoundKind,
];

/**
 * The kind of the page at a path: figures tell kinds apart, never addresses.
 *
 * @param prefixes of all sections, of one segment or more; none lies below another
 */
export function getPageKind(path: string, prefixes: readonly string[] = owned): string {
  const plain = path.replace(/(.)\/+$/, '$1');
  if (plain === '/' || prefixes.includes(plain)) return plain;
  const above = prefixes.find((prefix) => plain.startsWith(`${prefix}/`));
  return above === undefined ? notFoundKind : `${above}/*`;
}
