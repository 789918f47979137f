import type { AppName, SectionBundle, SectionName } from 'shared-content/federation';

interface Head {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/**
 * No two pages of the site share path, title or description.
 *
 * @param report hears of each pair that does: whose the two are, and what they share
 */
export function checkUnique(
  home: Head,
  bundles: Readonly<Record<SectionName, SectionBundle>>,
  report: (owners: readonly AppName[], words: string) => void,
): void {
  const seen = new Map<string, Head & { owner: AppName }>();
  const heads = [
    { ...home, owner: 'shell' as const },
    ...(Object.keys(bundles) as SectionName[]).flatMap((owner) =>
      bundles[owner].section.routes.map((route) => ({ ...route, owner })),
    ),
  ];
  const named = ({ path, owner }: { path: string; owner: AppName }) => `${path} (${owner})`;
  for (const head of heads) {
    for (const key of ['path', 'title', 'description'] as const) {
      const mark = `${key}\0${head[key]}`;
      const other = seen.get(mark);
      if (other)
        report(
          [other.owner, head.owner],
          `${named(head)} has the ${key} of ${named(other)}: "${head[key]}". Give it its own.`,
        );
      else seen.set(mark, head);
    }
  }
}
