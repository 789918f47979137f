import { createServer } from 'node:net';
import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { apps } from '../federation';
import { devApiEnv, devConfig, getDevPort, devPorts, devServerOptions } from './devConfig';
import { appsHere, root } from '../artifact/paths';
import { runTogether } from './runTogether';
import { watchTypes } from './watchTypes';

/** Environment variable that tells the apps of a session not to check types: the session checks all of them. */
const oneTypeCheck = 'SITE_DEV_TYPES_ELSEWHERE';

const isFree = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen(port, process.env.HOST ?? '127.0.0.1', () => probe.close(() => resolve(true)));
  });

/**
 * Checks the ports before anything starts.
 *
 * @throws Error with one line for all ports that are taken
 */
async function ports(wanted: readonly (readonly [name: string, port: number])[]): Promise<void> {
  const taken: string[] = [];
  for (const [name, port] of wanted) if (!(await isFree(port))) taken.push(`${port} (${name})`);
  if (taken.length > 0)
    throw new Error(
      `Port in use: ${taken.join(', ')}. Stop the program there, or move all ports: DEV_PORT_BASE=5000 npm run dev.`,
    );
}

/** Starts the API and one dev server for each app; the shell's is on PORT (3000). Changes apply in place. */
async function everything(): Promise<void> {
  const { api, of } = devPorts();
  // PORT is the port of the whole site, so only the shell uses it here.
  const getPort = (app: (typeof apps)[number]) => (app.name === 'shell' ? getDevPort(app) : of(app));
  await ports([['api', api], ...apps.map((app) => [app.name, getPort(app)] as const)]);
  const session = runTogether([
    {
      name: 'api',
      args: ['--watch', '--watch-preserve-output', '--import', 'tsx', 'server.ts'],
      cwd: path.join(root, 'api'),
      env: devApiEnv(),
    },
    ...apps.map((app) => ({
      name: app.name,
      args: ['--import', 'tsx', 'shared-content/development/dev.ts', app.name],
      cwd: root,
      env: { PORT: String(getPort(app)), [oneTypeCheck]: '1' },
    })),
  ]);
  watchTypes(undefined, (line) => console.log(`[types] ${line}`));
  process.exit((await session) ? 0 : 1);
}

/** Starts one app alone: a section with a list of its routes, or the shell with the sections that are running. */
async function one(name: string): Promise<void> {
  const here = appsHere();
  const app = here.find((candidate) => candidate.name === name);
  if (!app)
    throw new Error(`There is no app "${name}" here. Choose one of ${here.map((a) => a.name).join(', ')}.`);
  await ports([[name, getDevPort(app)]]);
  const compiler = webpack(devConfig(app));
  if (!compiler) throw new Error(`webpack made no compiler of ${name}'s configuration.`);
  const server = new WebpackDevServer(devServerOptions(app), compiler);
  let told = false;
  compiler.hooks.done.tap('ready', (stats) => {
    if (told || stats.hasErrors()) return;
    told = true;
    console.log(`${name} runs at http://localhost:${server.options.port}/`);
    if (!process.env[oneTypeCheck]) watchTypes(app.name, (line) => console.log(`types: ${line}`));
  });
  await server.start();
}

// In a section's own repository there is only one app, so it needs no name.
const [name = appsHere().length === 1 ? appsHere()[0]?.name : undefined] = process.argv.slice(2);
await (name ? one(name) : everything()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
