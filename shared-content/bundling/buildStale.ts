import { fork } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import pMap from 'p-map';
import { buildApp } from './buildApp';
import { getInputs } from '../artifact/buildInputs';
import type { AppName } from '../federation';
import type { AppBuild } from '../artifact/build.contract';
import { findDistFault, readBuild } from '../artifact/readBuild';
import { heldLock, withStoreLock } from '../artifact/withStoreLock';
import { ReleaseError, exitWith } from '../artifact/ReleaseError';
import { appsHere, getDistFolder, root } from '../artifact/paths';

const self = fileURLToPath(import.meta.url);

/**
 * The build in a dist folder; undefined if its sources have changed since, or its files do not match build.json.
 *
 * @param say called when the files of a build were changed by hand
 */
export async function freshBuild(
  dist: string,
  inputs: string,
  say: (line: string) => void,
): Promise<AppBuild | undefined> {
  const build = await readBuild(dist).catch(() => undefined);
  if (build?.inputs !== inputs) return undefined;
  const fault = await findDistFault(dist, build);
  if (fault === undefined) return build;
  say(`  ${path.relative(root, dist)} is not what its build.json says (${fault}): building it again`);
  return undefined;
}

/** Builds an app in a process of its own: two at a time use both cores, and webpack's memory is freed at the end. */
function buildInChild(app: AppName, inputs: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(self, ['--child', app, inputs], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.on('exit', (code) =>
      code === 0
        ? resolve()
        : reject(new ReleaseError(`Building ${app} failed; see webpack's messages above.`)),
    );
  });
}

/**
 * Builds the named apps whose sources changed since their last build, or whose build was changed by hand. Only one run
 * works in a checkout at a time. A second run waits, and then finds the builds of the first.
 *
 * @param say called with one line for each app, for progress
 * @throws Error naming the app, after webpack's own messages
 */
export async function buildStale(
  names: readonly AppName[],
  say: (line: string) => void,
): Promise<AppBuild[]> {
  const cache = path.join(root, '.cache');
  if (!heldLock(cache))
    return withStoreLock(cache, { wait: 600, what: 'build', say }, async () => {
      // Remove partial builds of killed runs.
      await rm(path.join(cache, 'builds'), { recursive: true, force: true });
      return buildStale(names, say);
    });
  let done = 0;
  const build = async (app: AppName) => {
    const started = Date.now();
    const inputs = await getInputs(app);
    const fresh = await freshBuild(getDistFolder(app), inputs, say);
    if (!fresh) {
      say(`  building  ${app} …`);
      await buildInChild(app, inputs);
    }
    const built = fresh ?? (await readBuild(getDistFolder(app)));
    done += 1;
    const seconds = ((Date.now() - started) / 1000).toFixed(1);
    say(
      `  [${done}/${names.length}] ${app} ${built.version} ${fresh ? '(unchanged)' : `built in ${seconds} s`}`,
    );
    return built;
  };
  return pMap(names, build, { concurrency: 2 });
}

const [flag, app, inputs] = process.argv.slice(2);
if (process.argv[1] === self) {
  const run =
    flag === '--child'
      ? buildApp(app as AppName, inputs ?? '')
      : buildStale(
          appsHere().map(({ name }) => name),
          console.log,
        );
  run.catch(exitWith);
}
