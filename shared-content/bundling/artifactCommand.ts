import path from 'node:path';
import { Argument, Command } from 'commander';
import { type AppName, federationManifest } from '../federation';
import { versionName } from '../artifact/build.shape';
import { ReleaseError, exitWith } from '../artifact/ReleaseError';
import { artifactName, packArtifact } from '../artifact/artifact';
import { appsHere, getDistFolder } from '../artifact/paths';
import { readBuild } from '../artifact/readBuild';
import { withBuildLock } from '../artifact/withStoreLock';

const names = appsHere().map(({ name }) => name);

interface ArtifactOptions {
  out?: string;
  live?: string;
  build: boolean;
}

const log = (line: string) => console.log(line);

/** The live version of a section, by the manifest that its site serves. */
async function getLiveVersion(origin: string, app: AppName): Promise<string> {
  const url = URL.canParse(origin) ? new URL(`/${app}/${federationManifest}`, origin) : undefined;
  const answer = url && (await fetch(url, { signal: AbortSignal.timeout(20_000) }).catch(() => undefined));
  const manifest = answer?.ok ? ((await answer.json().catch(() => ({}))) as Partial<Manifest>) : undefined;
  const version = manifest?.metaData?.buildInfo?.buildVersion;
  if (versionName(version, '') !== undefined)
    throw new ReleaseError(
      `${url?.href ?? origin} does not tell the live version of ${app}. Give --live the origin of the site (https://www.example.com); only sections have such a manifest.`,
    );
  return String(version);
}

interface Manifest {
  readonly metaData: { readonly buildInfo?: { readonly buildVersion?: unknown } };
}

/** Builds and packs an app under one lock. */
const makeArtifact = (named: AppName | undefined, { out, live, build }: ArtifactOptions): Promise<void> =>
  withBuildLock(log, async () => {
    const app = named ?? (names.length === 1 ? names[0] : undefined);
    if (!app) throw new ReleaseError(`Name the app: ${names.join(', ')}.`);
    const over = live === undefined ? undefined : await getLiveVersion(live, app);
    if (build) {
      log('Building what changed');
      const { buildStale } = await import('./buildStale');
      await buildStale([app], log);
    }
    const dist = getDistFolder(app);
    const file = path.resolve(out ?? artifactName(await readBuild(dist)));
    const { version, source } = await packArtifact(dist, file, over);
    const from = source && ` from ${source.commit}${source.dirty ? ' and uncommitted changes' : ''}`;
    log(`${app} ${version}${from ?? ''} in ${file}`);
    log(`To release it: npm run release -- --from ${path.basename(file)}`);
  });

new Command('artifact')
  .description('pack a build into one file, which npm run release -- --from <file> releases without building')
  .addArgument(new Argument('[app]', 'the app; optional in a repository with one app').choices(names))
  .option('--out <file>', 'the file to write (default: <app>-<version>.tgz in this folder)')
  .option('--live <origin>', 'record which version is live there: a release over another one is refused')
  .option('--no-build', 'pack the existing build in <app>/dist')
  .action(makeArtifact)
  .parseAsync()
  .catch(exitWith);
