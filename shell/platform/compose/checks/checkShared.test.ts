import path from 'node:path';
import { readBuild } from 'shared-content/artifact/readBuild';
import { fakeDist } from '../../testing/fakeDist';
import { checkShared } from './checkShared';

const check = async (react: string) => {
  const dist = await fakeDist({ app: 'mfe-company', word: 'any', react });
  const published = {
    build: await readBuild(dist),
    bundle: path.join(dist, 'node'),
    assets: path.join(dist, 'client'),
  };
  return checkShared(published, 'bbb', { react: '19.3.1' });
};

describe('checkShared', () => {
  it('accepts a section built against the major version of a package that the shell shares', async () => {
    await expect(check('19.1.0')).resolves.toEqual([]);
  });

  it('refuses a section of another major version, with both versions and the cure', async () => {
    await expect(check('18.3.0')).resolves.toMatchObject([
      {
        owner: 'mfe-company',
        severity: 'error',
        words: 'needs react ^18.3.0; shell bbb shares 19.3.1',
        cure: expect.stringContaining('Build mfe-company against') as string,
      },
    ]);
  });
});
