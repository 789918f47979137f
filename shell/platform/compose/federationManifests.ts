import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { federationManifest } from 'shared-content/federation';
import type { PublishedApp } from './composer.contract';

/** What this site reads of an mf-manifest.json (module-federation.io/configure/manifest). */
export interface FederationManifest {
  readonly metaData: { readonly publicPath?: string };
  readonly shared: readonly {
    readonly name: string;
    readonly version: string;
    readonly requiredVersion: string;
  }[];
}

/** The manifest of a published version; undefined for one of before versions had any. */
export async function readFederationManifest(assets: string): Promise<FederationManifest | undefined> {
  const text = await readFile(path.join(assets, federationManifest), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as FederationManifest);
}

/**
 * Writes `<app>/mf-manifest.json` for each app: the live version's, under an address that stays. A host of another
 * origin reads it there, so it says where its files are with the site's origin.
 */
export async function writeFederationManifests(
  folder: string,
  apps: Readonly<Record<string, PublishedApp>>,
  siteUrl: string,
): Promise<void> {
  for (const [app, { assets, build }] of Object.entries(apps)) {
    const manifest = await readFederationManifest(assets);
    if (!manifest) continue;
    const metaData = { ...manifest.metaData, publicPath: new URL(build.base, siteUrl).href };
    await mkdir(path.join(folder, app), { recursive: true });
    await writeFile(path.join(folder, app, federationManifest), JSON.stringify({ ...manifest, metaData }));
  }
}
