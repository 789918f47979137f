import { satisfy } from '@module-federation/enhanced/runtime';
import type { Finding } from 'shared-content/federation';
import { type PublishedApp } from '../composer.contract';
import { readFederationManifest } from '../federationManifests';

/**
 * Checks that the shell's one copy of each shared package has a version that the section accepts. Otherwise the
 * section would fail to load in a browser (`strictVersion` of shared-content/bundling/shared.ts). The check compares
 * as Module Federation's runtime does.
 */
export async function checkShared(section: PublishedApp, shell: PublishedApp): Promise<Finding[]> {
  const asked = await readFederationManifest(section.assets);
  const provided = await readFederationManifest(shell.assets);
  const versions = new Map(provided.shared.map(({ name, version }) => [name, version]));
  const { app } = section.build;
  return asked.shared.flatMap(({ name, requiredVersion }): Finding[] => {
    const version = versions.get(name);
    if (version !== undefined && satisfy(version, requiredVersion)) return [];
    return [
      {
        owner: app,
        severity: 'error',
        words: `needs ${name} ${requiredVersion}; shell ${shell.build.version} ${version === undefined ? 'shares none' : `shares ${version}`}`,
        cure: `Build ${app} against the shell's version, or release a shell that has the other one first.`,
      },
    ];
  });
}
