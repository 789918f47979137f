import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import webpack, { type Configuration } from 'webpack';
import { ExposeInEntryPlugin } from './ExposeInEntryPlugin';
import { shared } from './shared';

const { ModuleFederationPlugin } = webpack.container;
const { react: provided } = shared('provided');
const { react: consumed } = shared('consumed');
const { react: consumedOrOwn } = shared('consumed or own');
const current = provided?.requiredVersion.slice(1) ?? '';
const [major = '', minor = ''] = current.split('.');
const minorOf = (change: number) => `${major}.${Number(minor) + change}.0`;

type Options = ConstructorParameters<typeof ModuleFederationPlugin>[0];

let folder = '';

/**
 * Builds `index.js` beside a react of its own, of which only the version is real; one file comes out.
 *
 * @param extra brings modules that are loaded later into that file; without one webpack is told to
 */
async function build(
  name: string,
  source: string,
  react: string,
  options: Options,
  extra?: ExposeInEntryPlugin,
): Promise<string> {
  const context = path.join(folder, name);
  await mkdir(path.join(context, 'node_modules/react'), { recursive: true });
  const files = {
    'index.js': source,
    'node_modules/react/package.json': JSON.stringify({ name: 'react', version: react, main: 'index.js' }),
    'node_modules/react/index.js': `exports.version = "${react}"; exports.of = "${name}";`,
  };
  for (const [file, text] of Object.entries(files)) await writeFile(path.join(context, file), text);
  const config: Configuration = {
    context,
    mode: 'development',
    devtool: false,
    entry: options.exposes ? {} : './index.js',
    output: {
      path: context,
      filename: '[name].cjs',
      asyncChunks: extra !== undefined,
      uniqueName: name,
      publicPath: '/',
    },
    optimization: { splitChunks: false },
    plugins: [new ModuleFederationPlugin({ ...options, name, filename: 'entry.cjs' }), extra],
  };
  await new Promise<void>((resolve, reject) => {
    webpack(config, (error, stats) =>
      error || stats?.hasErrors() ? reject(error ?? new Error(stats?.toString())) : resolve(),
    );
  });
  return readFile(path.join(context, options.exposes ? 'entry.cjs' : 'main.cjs'), 'utf8');
}

const hostSource = `
  import React from 'react';
  self.own = React;
  self.meet = async (container) => {
    await __webpack_init_sharing__('default');
    await container.init(__webpack_share_scopes__.default);
    return (await container.get('./section'))();
  };`;

/** What a section sees of react inside of a shell, and what the console says. */
async function meet(section: string) {
  const warnings: string[] = [];
  const page = createContext({
    console: { warn: (text: string) => warnings.push(text), error: () => undefined },
  });
  runInContext(
    'self = globalThis; window = self; location = { origin: "http://localhost" }; document = {};',
    page,
  );
  runInContext(await build('shell', hostSource, current, { shared: { react: provided } } as Options), page);
  runInContext(section, page);
  const seen = (await runInContext('meet(section)', page)) as { default: { version: string; of: string } };
  return {
    seen: seen.default,
    same: runInContext('own', page) === seen.default,
    warnings: warnings.join('\n'),
  };
}

const sectionWith = (react: string, option: object, extra?: ExposeInEntryPlugin) =>
  build(
    'section',
    "import React from 'react'; export default React;",
    react,
    {
      exposes: { './section': { import: './index.js', name: 'exposed' } },
      shared: { react: option },
    } as Options,
    extra,
  );

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'shared-'));
});
afterEach(() => rm(folder, { recursive: true }));

describe('a section in a shell', () => {
  it('gets the one copy that the shell has, which both ask the share scope for', async () => {
    const { seen, same, warnings } = await meet(await sectionWith(current, { ...consumed }));
    expect(seen).toEqual({ version: current, of: 'shell' });
    expect(same).toBe(true);
    expect(warnings).toBe('');
  });

  it('built against an earlier minor version gets it without a word', async () => {
    const earlier = { ...consumed, requiredVersion: `^${minorOf(-1)}` };
    const { seen, warnings } = await meet(await sectionWith(minorOf(-1), earlier));
    expect(seen.version).toBe(current);
    expect(warnings).toBe('');
  });

  it('built against a later minor version gets it, too, and the console says so', async () => {
    const later = { ...consumed, requiredVersion: `^${minorOf(1)}` };
    const { seen, same, warnings } = await meet(await sectionWith(minorOf(1), later));
    expect(seen.version).toBe(current);
    expect(same).toBe(true);
    expect(warnings).toContain(`Unsatisfied version ${current} from shell of shared singleton module react`);
    expect(warnings).toContain(`^${minorOf(1)}`);
  });

  it('that has its module in its entry gets it the same way, and loads no other script', async () => {
    const apart = await sectionWith(current, { ...consumed }, new ExposeInEntryPlugin('section', 'another'));
    await expect(meet(apart)).rejects.toThrow();
    const { seen, same } = await meet(
      await sectionWith(current, { ...consumed }, new ExposeInEntryPlugin('section', 'exposed')),
    );
    expect(seen).toEqual({ version: current, of: 'shell' });
    expect(same).toBe(true);
  });

  it('of a development server, with a later one of its own, takes the one that the page runs on', async () => {
    const own = { ...consumedOrOwn, version: minorOf(1) };
    const { seen, same } = await meet(await sectionWith(minorOf(1), own));
    expect(seen.of).toBe('shell');
    expect(same).toBe(true);
  });
});
