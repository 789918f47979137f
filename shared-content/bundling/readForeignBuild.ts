import { access, readFile } from 'node:fs/promises';
import path from 'node:path';
import { type AppName, entryFile, exposeChunk, federationManifest } from '../federation';
import { getInputs } from '../artifact/buildInputs';
import { filesBelow } from '../artifact/durable';
import { chunkGlobal, hashesGlobal, versionPlaceholder } from '../artifact/version';
import { ReleaseError } from '../artifact/ReleaseError';
import type { BundledBuild } from './sealBuild';

/** The parts of mf-manifest.json that sealing reads. */
interface FederationManifest {
  readonly metaData: { readonly buildInfo: { readonly buildVersion: string } };
  readonly exposes: readonly {
    readonly name: string;
    readonly assets: { readonly js: { readonly sync: readonly string[] } };
  }[];
}

/**
 * Reads the build data of a section that another bundler built from its files. For webpack's builds, webpack gives this
 * data. A page's chunk is one script, named after the page's path as everywhere.
 *
 * @param dist folder with `client/` and `node/`
 * @throws ReleaseError naming the missing file or setting, and the option that produces it
 */
export async function readForeignBuild(dist: string, app: AppName): Promise<BundledBuild> {
  const client = path.join(dist, 'client');
  const read = (file: string, fix: string) =>
    readFile(path.join(client, file), 'utf8').catch(() => {
      throw new ReleaseError(`${app}: ${client} has no ${file}. ${fix}`);
    });
  const plugin =
    'Build with ModuleFederationPlugin and the options of shared-content/bundling/sectionContainer.';
  checkEntry(app, await read(entryFile, plugin));
  const { metaData, exposes } = JSON.parse(await read(federationManifest, plugin)) as FederationManifest;
  if (metaData.buildInfo.buildVersion !== versionPlaceholder)
    throw new ReleaseError(
      `${app}: ${federationManifest} names the version "${metaData.buildInfo.buildVersion}". Set MF_BUILD_VERSION to versionPlaceholder of shared-content/artifact/version before the build, so that manifest and entry contain the version of the store.`,
    );
  await access(path.join(dist, 'node/server.cjs')).catch(() => {
    throw new ReleaseError(
      `${app}: ${dist} has no node/server.cjs, which prerenders its pages. Build the section's node.ts for Node into it, as CommonJS, in one file.`,
    );
  });

  const scripts = (await filesBelow(client))
    .filter((file) => file.endsWith('.js') && file !== entryFile)
    .sort();
  const chunks = {
    ...Object.fromEntries(scripts.map((file) => [file.replace(/\.js$/, ''), [file]])),
    ...Object.fromEntries(exposes.map(({ name, assets }) => [exposeChunk(name), assets.js.sync])),
  };
  return { inputs: await getInputs(app), chunks };
}

/** Checks for the placeholders without which an entry would run unpinned chunks, or chunks of another version. */
function checkEntry(app: AppName, entry: string): void {
  const required = {
    [chunkGlobal(app)]: 'Take output from browserOutput of shared-content/bundling/common',
    [hashesGlobal(chunkGlobal(app))]: 'Add ScriptIntegrityPlugin of shared-content/bundling/integrity',
  };
  for (const [text, fix] of Object.entries(required))
    if (!entry.includes(text))
      throw new ReleaseError(
        `${app}: ${entryFile} lacks ${text}, or is sealed already. ${fix}, and build again.`,
      );
}
