import { createHash } from 'node:crypto';
import { type Pins, type SectionBundle, type SectionEntry, chunkOf } from 'shared-content/federation';
import type { AppBuild } from 'shared-content/build/build.contract';

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 16);

/** Gives the hash of what a section's document is made of, the shell and the settings aside; undefined where nobody knows. */
export type DocumentInputs = (path: string, pins: Pins) => string | undefined;

/**
 * What the documents of a section are made of: the code of the page, the routes with all that they say (a page may end with
 * cards of others), and what its document alone carries. A section that hands out parts is said nothing of: a page may
 * show one.
 */
export function documentInputs(
  { exposes }: SectionEntry,
  { madeOf }: AppBuild,
  { section, documents }: SectionBundle,
): DocumentInputs {
  if (!madeOf || Object.keys(exposes).length > 1) return () => undefined;
  const pages = new Set(section.routes.map(({ path }) => chunkOf(path)));
  const routes = hashOf([
    madeOf.section,
    section.routes,
    // Imported by name, and none of the routes' pages.
    Object.entries(madeOf.pages).filter(([name]) => !pages.has(name)),
  ]);
  return (path, pins) => {
    const page = madeOf.pages[chunkOf(path)];
    // What of the pins a document names elsewhere than at its end.
    const { generation: _its, version: _own, files: _scripts, ...named } = pins;
    return page && hashOf([routes, page, documents[path], named]);
  };
}
