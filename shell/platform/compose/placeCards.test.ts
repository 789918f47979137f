import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadedSite } from './loadSite';
import { placeCards } from './placeCards';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'cards-'));
  await mkdir(path.join(folder, 'assets/shell/og'), { recursive: true });
  await mkdir(path.join(folder, 'assets/mfe-company'), { recursive: true });
  for (const name of ['home', 'about', 'services'])
    await writeFile(path.join(folder, `assets/shell/og/${name}.png`), name);
  await writeFile(path.join(folder, 'assets/mfe-company/press.png'), 'press');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const documents = (card?: string) => ({ '/about/press': card === undefined ? {} : { card } });
async function cards(routes: string[], card?: string): Promise<string[]> {
  const draft = path.join(folder, 'draft');
  await placeCards({ folder: draft, store: folder }, {
    apps: { shell: { assets: path.join(folder, 'assets/shell') } },
    bundles: { 'mfe-company': { documents: documents(card) } },
    routes,
  } as unknown as LoadedSite);
  return Promise.all(
    routes.map((route) => readFile(path.join(draft, `og${route === '/' ? '/index' : route}.png`), 'utf8')),
  );
}

describe('the share card of a page', () => {
  it('is the shell’s drawing for its path', async () => {
    expect(await cards(['/', '/services', '/about'])).toEqual(['home', 'services', 'about']);
  });

  it('is the card of the nearest parent page, otherwise that of Home', async () => {
    expect(await cards(['/services/quantum/readiness', '/labs', '/about/press'])).toEqual([
      'services',
      'home',
      'about',
    ]);
  });

  it('can be a file of its section, on any origin, and covers the pages below', async () => {
    expect(await cards(['/about/press', '/about/press/kit'], '/assets/mfe-company/press.png')).toEqual([
      'press',
      'press',
    ]);
    expect(await cards(['/about/press'], 'https://cdn.example.com/assets/mfe-company/press.png')).toEqual([
      'press',
    ]);
  });

  it('is refused with its route when the store lacks the file', async () => {
    await expect(cards(['/about/press'], '/assets/mfe-company/gone.png')).rejects.toThrow(
      '/about/press (mfe-company) names the share card /assets/mfe-company/gone.png, which is not in the store.',
    );
  });
});
