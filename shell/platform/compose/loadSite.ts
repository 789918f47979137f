import { readFile } from 'node:fs/promises';
import path from 'node:path';
import {
  type AppName,
  type SectionBundle,
  type SectionName,
  apps as registeredApps,
  federationManifest,
  sections,
} from 'shared-content/federation';
import type { ShellBundle } from '../../site/document/document.contract';
import type { AppBuild } from 'shared-content/artifact/build.contract';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import type { CompositionJob, StoredApp } from './composer.contract';
import { loadBundle } from './loadBundle';

/** The fields of an mf-manifest.json that this site reads (module-federation.io/configure/manifest). */
interface FederationManifest {
  readonly metaData: { readonly publicPath?: string };
  readonly shared: readonly { readonly name: string; readonly requiredVersion: string }[];
}

export type Builds = Readonly<Record<AppName, AppBuild>>;

/** The input of one composition, loaded from the store. */
export interface LoadedSite {
  readonly apps: Readonly<Record<AppName, StoredApp>>;
  readonly builds: Builds;
  readonly shell: ShellBundle;
  readonly bundles: Readonly<Record<SectionName, SectionBundle>>;
  readonly manifests: Readonly<Record<SectionName, FederationManifest>>;
  /** All routes, Home first, then the sections' in the registry's order. */
  readonly routes: readonly string[];
}

/**
 * Loads the published bundles of exact versions; sections get React and the kit from this shell.
 *
 * @param given has all apps of the registry
 * @throws Error naming the module that a bundle cannot find
 */
export async function loadSite(given: CompositionJob['apps']): Promise<LoadedSite> {
  const apps = given as LoadedSite['apps'];
  const builds = Object.fromEntries(registeredApps.map(({ name }) => [name, apps[name].build])) as Builds;
  const shell = await loadBundle<ShellBundle>(apps.shell.bundle);
  const bundles = {} as Record<SectionName, SectionBundle>;
  const manifests = {} as Record<SectionName, FederationManifest>;
  for (const { name } of sections) {
    const { bundle, assets } = apps[name];
    bundles[name] = await loadBundle<SectionBundle>(bundle, shell.provided);
    const { section, documents, exposed } = bundles[name];
    if (!Array.isArray(section?.routes) || !documents || !exposed)
      throw new ReleaseError(
        `${name} ${builds[name].version}: its node.ts must export section (with routes), documents and exposed.`,
      );
    const manifest = await readFile(path.join(assets, federationManifest), 'utf8');
    manifests[name] = JSON.parse(manifest) as FederationManifest;
  }
  const routes = [
    '/',
    ...sections.flatMap(({ name }) => bundles[name].section.routes.map((route) => route.path)),
  ];
  return { apps, builds, shell, bundles, manifests, routes };
}
