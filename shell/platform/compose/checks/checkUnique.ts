import type { AppName, Finding, SectionBundle, SectionName } from 'shared-content/federation';

interface Head {
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/**
 * Checks that no two pages of the site share path, title or description.
 *
 * @param changed apps that are being released: they are at fault, else the later one in the registry
 */
export function checkUnique(
  home: Head,
  bundles: Readonly<Record<SectionName, SectionBundle>>,
  changed: readonly string[],
): Finding[] {
  const seen = new Map<string, Head & { owner: AppName }>();
  const heads = [
    { ...home, owner: 'shell' as const },
    ...(Object.keys(bundles) as SectionName[]).flatMap((owner) =>
      bundles[owner].section.routes.map((route) => ({ ...route, owner })),
    ),
  ];
  return heads.flatMap((head) =>
    (['path', 'title', 'description'] as const).flatMap((key): Finding[] => {
      const value = `${key}\0${head[key]}`;
      const other = seen.get(value);
      if (!other) {
        seen.set(value, head);
        return [];
      }
      const mine = !changed.includes(other.owner) || changed.includes(head.owner);
      const [page, twin] = mine ? [head, other] : [other, head];
      return [
        {
          page: page.path,
          owner: page.owner,
          severity: 'warning',
          words: `has the ${key} of ${twin.path} (${twin.owner}): "${head[key]}"`,
          cure: 'Give it its own.',
        },
      ];
    }),
  );
}
