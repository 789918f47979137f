import { Command } from 'commander';
import { ReleaseError, exitWith } from '../artifact/ReleaseError';
import { appsHere, getDistFolder } from '../artifact/paths';
import { readForeignBuild } from './readForeignBuild';
import { sealBuild } from './sealBuild';
import { withBuildLock } from '../artifact/withStoreLock';

const log = (line: string) => console.log(line);

const seal = (): Promise<void> =>
  withBuildLock(log, async () => {
    const [app, ...others] = appsHere();
    if (!app || others.length > 0)
      throw new ReleaseError(
        'seal works in the own repository of a section, whose package.json has the section’s name.',
      );
    const dist = getDistFolder(app.name);
    const { version } = await sealBuild(dist, app.name, await readForeignBuild(dist, app.name));
    log(`${app.name} ${version} sealed in ${dist}. npm run artifact -- --no-build packs it.`);
  });

new Command('seal')
  .description('turn the output of a bundler other than webpack in dist into a build that can be released')
  .action(seal)
  .parseAsync()
  .catch(exitWith);
