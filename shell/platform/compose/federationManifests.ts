import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { federationManifest, sections } from 'shared-content/federation';
import type { PublishedApp } from './composer.contract';

/** The fields of an mf-manifest.json that this site reads (module-federation.io/configure/manifest). */
export interface FederationManifest {
  readonly metaData: { readonly publicPath?: string };
  readonly shared: readonly { readonly name: string; readonly requiredVersion: string }[];
}

/** The manifest of a published version of a section. */
export const readFederationManifest = async (assets: string) =>
  JSON.parse(await readFile(path.join(assets, federationManifest), 'utf8')) as FederationManifest;

/**
 * Writes `<section>/mf-manifest.json` for each section: the live version's, under a stable address. Hosts of other origins
 * read it there, so its file addresses contain the site's origin.
 */
export async function writeFederationManifests(
  folder: string,
  apps: Readonly<Record<string, PublishedApp>>,
  siteUrl: string,
): Promise<void> {
  for (const { name } of sections) {
    const { assets, build } = apps[name]!;
    const manifest = await readFederationManifest(assets);
    const metaData = { ...manifest.metaData, publicPath: new URL(build.base, siteUrl).href };
    await mkdir(path.join(folder, name), { recursive: true });
    await writeFile(path.join(folder, name, federationManifest), JSON.stringify({ ...manifest, metaData }));
  }
}
