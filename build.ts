import { fork } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildApp, inputsOf } from './build.app';
import { type AppName, apps } from './shared-content/federation';
import type { AppBuild } from './shell/release/build.contract';
import { distOf } from './webpack.paths';

const self = fileURLToPath(import.meta.url);

async function builtBefore(app: AppName): Promise<AppBuild | undefined> {
  const text = await readFile(path.join(distOf(app), 'build.json'), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as AppBuild);
}

/** Builds an app in a process of its own: two at a time use both cores, and webpack's memory goes with it. */
function buildInChild(app: AppName, inputs: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = fork(self, ['--child', app, inputs], { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error(`Building ${app} failed; webpack's messages stand above.`)),
    );
  });
}

/**
 * Builds those of the named apps whose sources changed since their last build.
 *
 * @param say called with one line for each app, for progress
 * @throws Error naming the app, after webpack's own messages
 */
export async function buildStale(
  names: readonly AppName[],
  say: (line: string) => void,
): Promise<AppBuild[]> {
  let done = 0;
  const builds = new Map<AppName, AppBuild>();
  const queue = [...names];
  const worker = async () => {
    for (let app = queue.shift(); app; app = queue.shift()) {
      const started = Date.now();
      const inputs = await inputsOf(app);
      let build = await builtBefore(app);
      const fresh = build?.inputs === inputs;
      if (!fresh) {
        say(`  building  ${app} …`);
        await buildInChild(app, inputs);
        build = await builtBefore(app);
      }
      if (!build) throw new Error(`${distOf(app)}/build.json is missing after its build.`);
      builds.set(app, build);
      done += 1;
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      say(
        `  [${done}/${names.length}] ${app} ${build.version} ${fresh ? '(unchanged)' : `built in ${seconds} s`}`,
      );
    }
  };
  await Promise.all([worker(), worker()]);
  return names.flatMap((name) => builds.get(name) ?? []);
}

const [flag, app, inputs] = process.argv.slice(2);
if (process.argv[1] === self) {
  const run =
    flag === '--child'
      ? buildApp(app as AppName, inputs ?? '')
      : buildStale(
          apps.map(({ name }) => name),
          console.log,
        );
  run.catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
