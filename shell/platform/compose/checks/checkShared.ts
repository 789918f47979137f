import { satisfy } from '@module-federation/enhanced/runtime';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import { type PublishedApp } from '../composer.contract';
import { readFederationManifest } from '../federationManifests';

/**
 * The shell's one copy of each shared package must be of a version that the section was built for: in a browser its
 * load would fail (`strictVersion` of shared-content/build/shared.ts). Judged as Module Federation's runtime does.
 *
 * @throws ReleaseError naming section, package and both versions
 */
export async function checkShared(section: PublishedApp, shell: PublishedApp): Promise<void> {
  const [asked, provided] = await Promise.all(
    [section, shell].map(({ assets }) => readFederationManifest(assets)),
  );
  // Versions from before manifests say nothing.
  if (!asked || !provided) return;
  const versions = new Map(provided.shared.map(({ name, version }) => [name, version]));
  for (const { name, requiredVersion } of asked.shared) {
    const version = versions.get(name);
    if (version !== undefined && satisfy(version, requiredVersion)) continue;
    const { app, version: build } = section.build;
    throw new ReleaseError(
      `${app} ${build} needs ${name} ${requiredVersion}; shell ${shell.build.version} ${version === undefined ? 'shares none' : `shares ${version}`}. Build ${app} against the shell's version, or release a shell that has the other one first.`,
    );
  }
}
