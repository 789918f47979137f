import { satisfy } from '@module-federation/enhanced/runtime';
import type { Finding } from 'shared-content/federation';
import type { PublishedApp } from '../composer.contract';
import { readFederationManifest } from '../federationManifests';

/**
 * Checks that the shell's one copy of each shared package has a version that the section accepts. Otherwise the
 * section would fail to load in a browser (`strictVersion` of shared-content/bundling/shared.ts). The check compares
 * as Module Federation's runtime does.
 */
export async function checkShared(
  { build: { app }, assets }: PublishedApp,
  shellVersion: string,
  provided: Readonly<Record<string, string>>,
): Promise<Finding[]> {
  const { shared } = await readFederationManifest(assets);
  return shared.flatMap(({ name, requiredVersion }): Finding[] => {
    const version = provided[name];
    if (version !== undefined && satisfy(version, requiredVersion)) return [];
    return [
      {
        owner: app,
        severity: 'error',
        words: `needs ${name} ${requiredVersion}; shell ${shellVersion} ${version === undefined ? 'shares none' : `shares ${version}`}`,
        cure: `Build ${app} against the shell's version, or release a shell that has the other one first.`,
      },
    ];
  });
}
