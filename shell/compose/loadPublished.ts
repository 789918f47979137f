import { type SectionBundle, type SectionName, apps, sections } from 'shared-content/federation';
import type { ShellBundle } from '../document/document.contract';
import type { Store, Versions } from '../release/Store';
import { loadBundle } from './loadBundle';
import type { Builds } from './pinsFor';

/** Everything that one composition is made of, out of the store. */
export interface Published {
  readonly builds: Builds;
  readonly shell: ShellBundle;
  readonly bundles: Readonly<Record<SectionName, SectionBundle>>;
  /** All routes, Home first, the sections' in the registry's order. */
  readonly routes: readonly string[];
}

/**
 * Loads the published bundles of exact versions; sections get react and the kit from this very shell.
 *
 * @throws Error naming the version that is not in the store, or the module that a bundle asks for in vain
 */
export async function loadPublished(store: Store, versions: Versions): Promise<Published> {
  const builds = Object.fromEntries(
    await Promise.all(apps.map(async ({ name }) => [name, await store.build(name, versions[name])])),
  ) as Builds;
  const shell = await loadBundle<ShellBundle>(store.bundles('shell', versions.shell));
  const bundles = Object.fromEntries(
    await Promise.all(
      sections.map(async ({ name }) => [
        name,
        await loadBundle<SectionBundle>(store.bundles(name, versions[name]), shell.provided),
      ]),
    ),
  ) as Record<SectionName, SectionBundle>;
  const routes = [
    '/',
    ...sections.flatMap(({ name }) => bundles[name].section.routes.map((route) => route.path)),
  ];
  return { builds, shell, bundles, routes };
}
