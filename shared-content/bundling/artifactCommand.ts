import path from 'node:path';
import { Argument, Command } from 'commander';
import type { AppName } from '../federation';
import { ReleaseError, exitWith } from '../artifact/ReleaseError';
import { artifactName, packArtifact } from '../artifact/artifact';
import { appsHere, getDistFolder } from '../artifact/paths';
import { readBuild } from '../artifact/readBuild';
import { withBuildLock } from '../artifact/withStoreLock';

const names = appsHere().map(({ name }) => name);

interface ArtifactOptions {
  out?: string;
  build: boolean;
}

const say = (line: string) => console.log(line);

/** Builds and packs an app under one lock. */
const makeArtifact = (named: AppName | undefined, { out, build }: ArtifactOptions): Promise<void> =>
  withBuildLock(say, async () => {
    const app = named ?? (names.length === 1 ? names[0] : undefined);
    if (!app) throw new ReleaseError(`Name the app: ${names.join(', ')}.`);
    if (build) {
      say('Building what changed');
      const { buildStale } = await import('./buildStale');
      await buildStale([app], say);
    }
    const dist = getDistFolder(app);
    const file = path.resolve(out ?? artifactName(await readBuild(dist)));
    const { version, source } = await packArtifact(dist, file);
    const from = source && ` from ${source.commit}${source.dirty ? ' and uncommitted changes' : ''}`;
    say(`${app} ${version}${from ?? ''} in ${file}`);
    say(`To release it: npm run release -- --from ${path.basename(file)}`);
  });

new Command('artifact')
  .description('pack a build into one file, which npm run release -- --from <file> releases without building')
  .addArgument(new Argument('[app]', 'the app; optional in a repository with one app').choices(names))
  .option('--out <file>', 'the file to write (default: <app>-<version>.tgz in this folder)')
  .option('--no-build', 'pack the existing build in <app>/dist')
  .action(makeArtifact)
  .parseAsync()
  .catch(exitWith);
