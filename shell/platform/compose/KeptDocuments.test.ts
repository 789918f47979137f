import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { manifestOf } from 'shared-content/build/manifest';
import { inputsFile } from '../store/generationFiles';
import type { Store } from '../store/Store';
import type { FakeDist } from '../testing/fakeDist';
import { fakeSettings, fakeSite, liveDocument, releaseFake, releaseVersions } from '../testing/fakeSite';

const app = 'mfe-company';
const madeOf = { section: 's', pages: { about: 'a', 'blog.one': 'b' } };
const before: FakeDist = { app, word: 'before', more: ['/blog/one'], madeOf };
/** Another version that says so on each page that is rendered. */
const after: FakeDist = { ...before, word: 'after' };

let store: Store;
beforeEach(async () => {
  store = await fakeSite();
  await releaseFake(store, before);
});

const words = async () => {
  const texts = [await liveDocument(store, 'about.html'), await liveDocument(store, 'blog/one.html')];
  return texts.map((text) => /<h1>(\w+)/.exec(text)?.[1]);
};

describe('of another version of a section', () => {
  it('a page that is made of the same is not rendered again, and names the new version', async () => {
    const version = await releaseFake(store, {
      ...after,
      madeOf: { ...madeOf, pages: { about: 'A', 'blog.one': 'b' } },
    });
    expect(await words()).toEqual(['after', 'before']);
    expect(await liveDocument(store, 'blog/one.html')).toContain(version);
  });

  it.each<[string, Partial<FakeDist>]>([
    ['routes of other code', { madeOf: { ...madeOf, section: 'S' } }],
    ['another title of another page', { title: 'Another title' }],
    [
      'a page more',
      {
        more: ['/blog/one', '/blog/two'],
        madeOf: { ...madeOf, pages: { ...madeOf.pages, 'blog.two': 'c' } },
      },
    ],
    [
      'something else that is imported by name',
      { madeOf: { ...madeOf, pages: { ...madeOf.pages, words: 'w' } } },
    ],
    ['no word of what they are made of', { madeOf: undefined }],
  ])('with %s, all are rendered', async (_, change) => {
    await releaseFake(store, { ...after, ...change });
    expect(await words()).toEqual(['after', 'after']);
  });

  it('with other settings all are rendered', async () => {
    const version = await releaseFake(store, after);
    expect(await words()).toEqual(['before', 'before']);
    await releaseVersions(
      store,
      { [app]: version },
      { settings: { ...fakeSettings, siteUrl: 'https://other.example.com' } },
    );
    expect(await words()).toEqual(['after', 'after']);
  });

  it('a page that a section hands parts to is rendered', async () => {
    const contact = { app: 'mfe-contact', madeOf: { section: 's', pages: { contact: 'a' } } } as const;
    for (const word of ['before', 'after']) await releaseFake(store, { ...contact, word });
    expect(await liveDocument(store, 'contact.html')).toContain('<h1>after');
  });

  it('what documents are made of is in the generation, for the next one', async () => {
    const file = path.join(store.folder, 'current', inputsFile);
    const inputs = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
    expect(Object.keys(inputs)).toEqual(['about.html', 'blog/one.html']);
    expect(Object.keys(await manifestOf(path.dirname(file)))).toContain(inputsFile);
  });
});
