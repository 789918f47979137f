import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { type AppEntry, shellApp } from '../federation';
import { appsHere, getFolder, root } from '../artifact/paths';
import { devConfig, devServerOptions, getDevApiEnv, getDevPorts } from './devConfig';

/** Runs a Node program beside the dev servers, until they end. When it fails, they end, too. */
function runBeside(args: readonly string[], cwd = root, env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.on('exit', () => child.kill());
  child.on('exit', (code) => code && process.exit(code));
  return child;
}

/** Checks types, with a low priority: it holds no page up. */
function checkTypes(project: string): void {
  const { pid } = runBeside([
    'node_modules/typescript/bin/tsc',
    ...['--noEmit', '--watch', '--preserveWatchOutput', '--project', project],
    ...['--incremental', '--tsBuildInfoFile', `.cache/types/dev-${path.basename(project)}.tsbuildinfo`],
  ]);
  if (pid) setPriority(pid, constants.priority.PRIORITY_LOW);
}

/** Starts an app's dev server. It holds requests until it has compiled. */
async function serve(app: AppEntry, startSection?: (section: AppEntry) => Promise<void>): Promise<void> {
  const compiler = webpack(devConfig(app));
  if (!compiler) throw new Error(`webpack made no compiler of ${app.name}'s configuration.`);
  let told = false;
  compiler.hooks.done.tap('ready', (stats) => {
    if (told || stats.hasErrors()) return;
    told = true;
    console.log(`${app.name} runs at http://localhost:${getDevPorts().of(app)}/`);
  });
  await new WebpackDevServer(devServerOptions(app, startSection), compiler).start();
}

/** Starts one app alone: a section with a list of its routes, or the shell with the sections that are running. */
async function startOne(name: string): Promise<void> {
  const here = appsHere();
  const app = here.find((candidate) => candidate.name === name);
  if (!app)
    throw new Error(`There is no app "${name}" here. Choose one of ${here.map((a) => a.name).join(', ')}.`);
  await serve(app);
  checkTypes(getFolder(app.name));
}

/** Starts API and shell; a section's server starts with the first request for it: a section that nobody opens is not built. */
async function startAll(): Promise<void> {
  // First what ends all on a signal.
  await serve(shellApp, serve);
  runBeside(
    ['--watch', '--watch-preserve-output', '--import', 'tsx', 'server.ts'],
    path.join(root, 'api'),
    getDevApiEnv(),
  );
  checkTypes('.');
}

// In a section's own repository there is only one app, so it needs no name.
const [name = appsHere().length === 1 ? appsHere()[0]?.name : undefined] = process.argv.slice(2);
process.on('SIGHUP', () => process.exit());
await (name ? startOne(name) : startAll()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
