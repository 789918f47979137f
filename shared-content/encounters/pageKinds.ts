import { sections } from '../federation/registry';

/** Of what is neither Home nor below a section's prefix. */
export const notFoundKind = 'not-found';

/** Every kind of page that figures are kept for: Home, each prefix of a section, and the pages below it (`/services/*`). */
export const pageKinds: readonly string[] = [
  '/',
  ...sections.flatMap(({ prefixes }) => prefixes.flatMap((prefix) => [prefix, `${prefix}/*`])),
  notFoundKind,
];

/** The kind of the page at a path: figures tell kinds apart, never addresses. */
export function pageKindOf(path: string): string {
  const plain = path.replace(/(.)\/+$/, '$1');
  if (pageKinds.includes(plain)) return plain;
  const [, first = ''] = plain.split('/');
  return plain.startsWith(`/${first}/`) && pageKinds.includes(`/${first}/*`) ? `/${first}/*` : notFoundKind;
}
