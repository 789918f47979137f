import type { SectionBundle, SectionName } from 'shared-content/federation';
import { ReleaseError } from 'shared-content/build/ReleaseError';

interface Head {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/**
 * No two pages of the site share path, title or description.
 *
 * @throws ReleaseError naming both pages and their sections
 */
export function checkUnique(home: Head, bundles: Readonly<Record<SectionName, SectionBundle>>): void {
  const seen = new Map<string, string>();
  const heads: (Head & { owner: string })[] = [
    { ...home, owner: 'shell' },
    ...Object.entries(bundles).flatMap(([owner, { section }]) =>
      section.routes.map((route) => ({ ...route, owner })),
    ),
  ];
  for (const head of heads) {
    for (const key of ['path', 'title', 'description'] as const) {
      const where = `${head.path} (${head.owner})`;
      const mark = `${key}\0${head[key]}`;
      const other = seen.get(mark);
      if (other)
        throw new ReleaseError(`${where} has the ${key} of ${other}: "${head[key]}". Give it its own.`);
      seen.set(mark, where);
    }
  }
}
