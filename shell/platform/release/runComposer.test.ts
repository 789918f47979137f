import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type CompositionJob, composerFormat } from '../compose/composer.contract';
import { SiteFolder } from '../store/SiteFolder';
import { runComposer } from './runComposer';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'composer-'));
  await mkdir(path.join(folder, 'store/draft'), { recursive: true });
  await writeFile(path.join(folder, 'secret'), 'a key');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Runs a composer whose `compose` has this body, in a store at `name`. Resolves to the routes that it returns. */
async function run(body: string, { name = 'store', limit = 60 } = {}) {
  const store = path.join(folder, name);
  const file = path.join(store, 'composer.cjs');
  await writeFile(
    file,
    `exports.composer = { composerFormat: ${composerFormat}, compose: async () => { ${body} } };`,
  );
  const job = { apps: { shell: { bundle: store } }, folder: path.join(store, 'draft') } as unknown;
  return runComposer(new SiteFolder(store), job as CompositionJob, () => {}, limit);
}

describe('the composer’s process', () => {
  it('gets no variable but harmless ones', async () => {
    process.env.AWS_SECRET_ACCESS_KEY = 'a key';
    const { apps } = await run('return { apps: Object.keys(process.env) };');
    delete process.env.AWS_SECRET_ACCESS_KEY;
    expect(apps).toContain('PATH');
    expect(apps).not.toContain('AWS_SECRET_ACCESS_KEY');
  });

  it.each([
    ['reads outside of the store', `require('fs').readFileSync('../secret');`],
    ['writes into the store', `require('fs').writeFileSync(__filename, '');`],
    ['starts a process', `require('child_process').execSync('true');`],
  ])('is refused what %s', async (_what, body) => {
    const { failure } = await run(`process.chdir(__dirname); ${body} return { apps: [] };`);
    expect(failure?.message).toContain('Access to this API has been restricted');
  });

  it('is stopped after its time', async () => {
    await expect(run('for (;;);', { limit: 3 })).rejects.toThrow('The composer was stopped after 3 s');
  });

  it('runs in a store behind a symbolic link', async () => {
    await symlink(path.join(folder, 'store'), path.join(folder, 'link'));
    expect(await run(`return { routes: ['/'] };`, { name: 'link' })).toMatchObject({ routes: ['/'] });
  });
});
