import { type SectionBundle, type SectionName, apps, sections } from 'shared-content/federation';
import type { ShellBundle } from '../../site/document/document.contract';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import type { CompositionJob } from './composer.contract';
import { loadBundle } from './loadBundle';
import type { Builds } from './pinsFor';

/** The input of one composition, loaded from the store. */
export interface Published {
  readonly builds: Builds;
  readonly shell: ShellBundle;
  readonly bundles: Readonly<Record<SectionName, SectionBundle>>;
  /** All routes, Home first, then the sections' in the registry's order. */
  readonly routes: readonly string[];
}

/**
 * Loads the published bundles of exact versions; sections get React and the kit from this shell.
 *
 * @throws Error naming the missing app, or the module that a bundle cannot find
 */
export async function loadPublished(published: CompositionJob['apps']): Promise<Published> {
  const appNamed = (name: string) => {
    const app = published[name];
    if (app) return app;
    throw new ReleaseError(`${name} is in the registry of this shell, but no version of it was given.`);
  };
  const builds = Object.fromEntries(apps.map(({ name }) => [name, appNamed(name).build])) as Builds;
  const shell = await loadBundle<ShellBundle>(appNamed('shell').bundle);
  const bundles = {} as Record<SectionName, SectionBundle>;
  for (const { name } of sections) {
    bundles[name] = await loadBundle<SectionBundle>(appNamed(name).bundle, shell.provided);
    const { section, documents, exposed } = bundles[name];
    if (!Array.isArray(section?.routes) || !documents || !exposed)
      throw new ReleaseError(
        `${name} ${builds[name].version}: its node.ts must export section (with routes), documents and exposed.`,
      );
  }
  const routes = [
    '/',
    ...sections.flatMap(({ name }) => bundles[name].section.routes.map((route) => route.path)),
  ];
  return { builds, shell, bundles, routes };
}
