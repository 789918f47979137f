import concurrently from 'concurrently';
import webpack from 'webpack';
import WebpackDevServer from 'webpack-dev-server';
import { apps } from './shared-content/federation';
import { devConfig, devServerOptions } from './webpack.dev';

const colors = ['cyan', 'green', 'magenta', 'yellow', 'blue', 'gray'];

/** Everything with reload: the API and one dev server for each app, the shell's on PORT (3000). */
async function everything(): Promise<void> {
  const { result } = concurrently(
    [
      { name: 'api', command: 'npm run --silent dev -w api' },
      ...apps.map(({ name, devPort }) => ({
        name,
        command: `tsx dev.ts ${name}`,
        // PORT is the whole site's, which is the shell's here.
        env: name === 'shell' ? {} : { PORT: String(devPort) },
      })),
    ].map((command, index) => ({ ...command, prefixColor: colors[index] ?? 'white' })),
    { killOthersOn: ['failure'] },
  );
  await result.catch(() => (process.exitCode = 1));
}

/** One app alone: a section with a strip and a route list, the shell with the sections that run beside it. */
async function one(name: string): Promise<void> {
  const app = apps.find((candidate) => candidate.name === name);
  if (!app)
    throw new Error(`There is no app "${name}". Choose one of ${apps.map((a) => a.name).join(', ')}.`);
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

const [name] = process.argv.slice(2);
await (name ? one(name) : everything());
