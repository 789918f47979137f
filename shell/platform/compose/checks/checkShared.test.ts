import { readBuild } from 'shared-content/artifact/readBuild';
import path from 'node:path';
import { fakeDist } from '../../testing/fakeDist';
import { checkShared } from './checkShared';

const published = async (app: string, react?: string) => {
  const dist = await fakeDist({ app, word: 'any', react });
  return { build: await readBuild(dist), bundle: path.join(dist, 'node'), assets: path.join(dist, 'client') };
};

describe('checkShared', () => {
  it('takes a section that was built against the major version that the shell shares', async () => {
    const shell = await published('shell', '19.3.1');
    await expect(checkShared(await published('mfe-company', '19.1.0'), shell)).resolves.toEqual([]);
  });

  it('refuses one of another major version, naming both and the cure', async () => {
    const shell = await published('shell', '19.3.1');
    const section = await published('mfe-company', '18.3.0');
    await expect(checkShared(section, shell)).resolves.toMatchObject([
      {
        owner: 'mfe-company',
        severity: 'error',
        words: `needs react ^18.3.0; shell ${shell.build.version} shares 19.3.1`,
        cure: expect.stringContaining('Build mfe-company against') as string,
      },
    ]);
  });
});
