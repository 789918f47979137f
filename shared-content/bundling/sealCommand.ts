import path from 'node:path';
import { Command } from 'commander';
import { ReleaseError, exitWith } from '../artifact/ReleaseError';
import { appsHere, getDistFolder, root } from '../artifact/paths';
import { readForeignBuild } from './readForeignBuild';
import { sealBuild } from './sealBuild';
import { withStoreLock } from '../artifact/withStoreLock';

const say = (line: string) => console.log(line);

/** Seals a build under the lock of `build` and `artifact`, so that no other command packs a half-sealed build. */
const seal = (): Promise<void> =>
  withStoreLock(path.join(root, '.cache'), { wait: 600, what: 'build', say }, async () => {
    const [app, ...others] = appsHere();
    if (!app || others.length > 0)
      throw new ReleaseError(
        'seal works in the own repository of a section, whose package.json has the section’s name.',
      );
    const dist = getDistFolder(app.name);
    const { version } = await sealBuild(dist, app.name, await readForeignBuild(dist, app.name));
    say(`${app.name} ${version} sealed in ${dist}. npm run artifact -- --no-build packs it.`);
  });

new Command('seal')
  .description('turn the output of a bundler other than webpack in dist into a build that can be released')
  .action(seal)
  .parseAsync()
  .catch(exitWith);
