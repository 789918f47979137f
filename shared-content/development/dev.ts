import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { type AppEntry, sections, shellApp } from '../federation';
import { getDevApiEnv, devConfig, getDevPort, getDevPorts, devServerOptions } from './devConfig';
import { appsHere, getFolder, root } from '../artifact/paths';

/** Name of the part that checks types. It starts after the first section, with a low priority: it holds nothing up. */
const types = 'types';

const typeCheck = (project: string): Part => ({
  name: types,
  args: [
    'node_modules/typescript/bin/tsc',
    ...['--noEmit', '--watch', '--preserveWatchOutput', '--project', project],
    ...['--incremental', '--tsBuildInfoFile', `.cache/types/dev-${path.basename(project)}.tsbuildinfo`],
  ],
  cwd: root,
  env: {},
});

/**
 * Starts the API and the shell's dev server on PORT (3000). A section's server starts when the shell asks for its first
 * file: a section that nobody opens is not built. Changes apply in place.
 */
async function startAll(): Promise<void> {
  // PORT is the port of the whole site, so only the shell uses it here.
  const getPort = (app: AppEntry) => (app.name === 'shell' ? getDevPort(app) : getDevPorts().of(app));
  const devServer = (app: AppEntry): Part => ({
    name: app.name,
    args: ['--import', 'tsx', 'shared-content/development/dev.ts', app.name],
    cwd: root,
    env: { PORT: String(getPort(app)) },
  });
  const api: Part = {
    name: 'api',
    args: ['--watch', '--watch-preserve-output', '--import', 'tsx', 'server.ts'],
    cwd: path.join(root, 'api'),
    env: getDevApiEnv(),
  };
  const later = [...sections.map(devServer), typeCheck('.')];
  process.exit((await runTogether([api, devServer(shellApp)], later)) ? 0 : 1);
}

/** Starts one app alone: a section with a list of its routes, or the shell with the sections that are running. */
async function startOne(name: string): Promise<void> {
  const here = appsHere();
  const app = here.find((candidate) => candidate.name === name);
  if (!app)
    throw new Error(`There is no app "${name}" here. Choose one of ${here.map((a) => a.name).join(', ')}.`);
  const compiler = webpack(devConfig(app));
  if (!compiler) throw new Error(`webpack made no compiler of ${name}'s configuration.`);
  const server = new WebpackDevServer(devServerOptions(app), compiler);
  let told = false;
  compiler.hooks.done.tap('ready', (stats) => {
    if (told || stats.hasErrors()) return;
    told = true;
    console.log(`${name} runs at http://localhost:${server.options.port}/`);
    if (!process.send) void runTogether([typeCheck(getFolder(app.name))]);
    else if (app.name !== 'shell') process.send(types);
  });
  await server.start();
}

/** A Node process of a development session. */
interface Part {
  /** Prefix of each line of its output. */
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

const colors = ['cyan', 'green', 'magenta', 'yellow', 'blue', 'gray'] as const;

/** Milliseconds within which two signals count as one: Ctrl-C comes both from the terminal and from npm. */
const oneSignal = 1_000;

/**
 * Runs processes side by side until all have ended. One of `later` starts when another sends its name. When one fails, it
 * ends the others. Each has its own process group, so it gets a signal only from here and only once. On a second signal the API stops without finishing its requests. A
 * later second signal kills all at once.
 *
 * @returns true if all ended without failure, or by a signal
 */
async function runTogether(parts: readonly Part[], later: readonly Part[] = []): Promise<boolean> {
  const children: ChildProcess[] = [];
  const waiting = [...later];
  let running = 0;
  let ended = 0;
  let well = true;
  let resolve = (_: boolean) => {};
  const finished = new Promise<boolean>((settle) => (resolve = settle));
  const end = (signal: NodeJS.Signals) => {
    const now = Date.now();
    if (ended > 0 && now - ended < oneSignal) return;
    for (const child of children) child.kill(ended > 0 ? 'SIGKILL' : signal);
    ended ||= now;
  };
  const run = ({ name, args, cwd, env }: Part): void => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    if (name === types && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
    child.on('message', (asked) => {
      const at = waiting.findIndex((part) => part.name === asked);
      if (at >= 0 && ended === 0) run(waiting.splice(at, 1)[0]!);
    });
    const mark = styleText(colors[children.length % colors.length] ?? 'gray', `[${name}]`);
    for (const stream of [child.stdout, child.stderr])
      if (stream) createInterface(stream).on('line', (line) => console.log(`${mark} ${line}`));
    child.on('exit', (code) => {
      if (code === 0 || ended > 0) return;
      well = false;
      console.log(`${mark} ended with ${code}; the other processes end, too.`);
      end('SIGTERM');
    });
    children.push(child);
    running += 1;
    child.on('exit', () => {
      running -= 1;
      if (running === 0) resolve(well);
    });
  };
  parts.forEach(run);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  return finished;
}

// In a section's own repository there is only one app, so it needs no name.
const [name = appsHere().length === 1 ? appsHere()[0]?.name : undefined] = process.argv.slice(2);
await (name ? startOne(name) : startAll()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
