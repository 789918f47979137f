import { serviceGroups } from 'shared-content/content';
import type { ServiceHead } from './service.contract';

export interface ServiceGroup {
  readonly title: string;
  readonly heads: readonly ServiceHead[];
}

/**
 * Groups services under the headings of the header's menu, in its order. Services that the menu does not list follow
 * at the end of their named group, or in a group of their own.
 */
export function groupServices(heads: readonly ServiceHead[]): readonly ServiceGroup[] {
  const menu = serviceGroups.map(({ title, services }) => ({
    title: title as string,
    heads: services.flatMap(({ slug }) => heads.filter(({ entry }) => entry.slug === slug)),
  }));
  const listed = new Set(menu.flatMap((group) => group.heads));
  const groups = new Map(menu.map((group) => [group.title, group.heads]));
  for (const head of heads) {
    if (listed.has(head)) continue;
    const title = head.group ?? 'More Services';
    groups.set(title, [...(groups.get(title) ?? []), head]);
  }
  return [...groups].map(([title, members]) => ({ title, heads: members }));
}
