import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { apps } from '../federation';
import { getDevApiEnv, devConfig, getDevPort, getDevPorts, devServerOptions } from './devConfig';
import { appsHere, root } from '../artifact/paths';

/** Starts the API and one dev server for each app; the shell's is on PORT (3000). Changes apply in place. */
async function startAll(): Promise<void> {
  // PORT is the port of the whole site, so only the shell uses it here.
  const getPort = (app: (typeof apps)[number]) =>
    app.name === 'shell' ? getDevPort(app) : getDevPorts().of(app);
  const endedWell = await runTogether([
    {
      name: 'api',
      args: ['--watch', '--watch-preserve-output', '--import', 'tsx', 'server.ts'],
      cwd: path.join(root, 'api'),
      env: getDevApiEnv(),
    },
    ...apps.map((app) => ({
      name: app.name,
      args: ['--import', 'tsx', 'shared-content/development/dev.ts', app.name],
      cwd: root,
      env: { PORT: String(getPort(app)) },
    })),
  ]);
  process.exit(endedWell ? 0 : 1);
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
 * Runs processes side by side until all have ended; when one fails, it ends the others. Each has its own process group,
 * so it gets a signal only from here and only once. On a second signal the API stops without finishing its requests. A
 * later second signal kills all at once.
 *
 * @returns true if all ended without failure, or by a signal
 */
async function runTogether(parts: readonly Part[]): Promise<boolean> {
  let ended = 0;
  let well = true;
  const end = (signal: NodeJS.Signals) => {
    const now = Date.now();
    if (ended > 0 && now - ended < oneSignal) return;
    for (const child of children) child.kill(ended > 0 ? 'SIGKILL' : signal);
    ended ||= now;
  };
  const start = ({ name, args, cwd, env }: Part, index: number): ChildProcess => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const mark = styleText(colors[index % colors.length] ?? 'gray', `[${name}]`);
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => console.log(`${mark} ${line}`));
    child.on('exit', (code) => {
      if (code === 0 || ended > 0) return;
      well = false;
      console.log(`${mark} ended with ${code}; the other processes end, too.`);
      end('SIGTERM');
    });
    return child;
  };
  const children = parts.map(start);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  await Promise.all(children.map((child) => once(child, 'exit')));
  return well;
}

// In a section's own repository there is only one app, so it needs no name.
const [name = appsHere().length === 1 ? appsHere()[0]?.name : undefined] = process.argv.slice(2);
await (name ? startOne(name) : startAll()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
