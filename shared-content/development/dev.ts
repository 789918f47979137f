import path from 'node:path';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { apps } from '../federation';
import { devApiEnv, devConfig, getDevPort, devPorts, devServerOptions } from './devConfig';
import { appsHere, root } from '../artifact/paths';
import { runTogether } from './runTogether';

/** Starts the API and one dev server for each app; the shell's is on PORT (3000). Changes apply in place. */
async function everything(): Promise<void> {
  // PORT is the port of the whole site, so only the shell uses it here.
  const getPort = (app: (typeof apps)[number]) =>
    app.name === 'shell' ? getDevPort(app) : devPorts().of(app);
  const endedWell = await runTogether([
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
      env: { PORT: String(getPort(app)) },
    })),
  ]);
  process.exit(endedWell ? 0 : 1);
}

/** Starts one app alone: a section with a list of its routes, or the shell with the sections that are running. */
async function one(name: string): Promise<void> {
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

// In a section's own repository there is only one app, so it needs no name.
const [name = appsHere().length === 1 ? appsHere()[0]?.name : undefined] = process.argv.slice(2);
await (name ? one(name) : everything()).catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
