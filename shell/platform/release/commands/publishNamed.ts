import { InvalidArgumentError } from 'commander';
import { getDistFolder } from 'shared-content/artifact/paths';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { type AppName, apps } from 'shared-content/federation';
import { publishArtifacts } from '../prepare/publishArtifacts';
import { say, siteFolder } from './context';

/** The builds to compose with: apps of this checkout, or artifacts from elsewhere. */
interface NamedBuilds {
  readonly names: readonly AppName[];
  readonly from?: readonly string[] | undefined;
}

function appName(value: string): AppName {
  const app = apps.find(({ name }) => name === value);
  if (!app) throw new InvalidArgumentError(`Choose of ${apps.map(({ name }) => name).join(', ')}.`);
  return app.name;
}

export const appsArgument = [
  '[app...]',
  'apps of this checkout',
  (value: string, list: AppName[] = []) => [...list, appName(value)],
  [] as AppName[],
] as const;
export const noBuildOption = ['--no-build', 'use the existing builds in <app>/dist'] as const;
export const fromOption = [
  '--from <artifact...>',
  'use artifacts (npm run artifact) instead; builds nothing, needs no sources',
] as const;

/** Builds the named apps that changed; artifacts are already built. */
export async function buildNamed({ names, from }: NamedBuilds, build: boolean): Promise<void> {
  if (from && (names.length > 0 || !build))
    throw new ReleaseError(
      '--from uses the apps of its artifacts: give it without apps, --all and --no-build.',
    );
  if (from) return;
  if (names.length === 0)
    throw new ReleaseError('Name the apps, or give --from <artifact>; a release also accepts --all.');
  if (!build) return;
  say('Building what changed');
  // This module brings webpack, which no other command needs.
  const { buildStale } = await import('shared-content/bundling/buildStale');
  await buildStale(names, say);
}

/** Publishes the named builds; resolves to app → version. The caller holds the store's lock. */
export async function publishNamed({ names, from }: NamedBuilds): Promise<Record<string, string>> {
  if (from) return publishArtifacts(siteFolder, from);
  const versions: Record<string, string> = {};
  for (const name of names) versions[name] = (await siteFolder.publish(getDistFolder(name))).version;
  return versions;
}
