import type { Pins } from 'shared-content/federation';
import { PinnedSections } from './PinnedSections';
import { ScriptError } from './ScriptError';

const pins: Pins = {
  shell: { version: 'bbb', run: {} },
  version: 'aaa',
  files: { '/assets/mfe-contact/aaa/remoteEntry.js': 'own', '/assets/mfe-contact/aaa/contact.js': 'page' },
};
const file = {
  'mfe-portfolio': {
    version: 'aaa',
    entry: '/assets/mfe-portfolio/aaa/remoteEntry.js',
    integrity: 'sha256-p',
  },
  'mfe-company': { version: 'ccc', entry: '/assets/mfe-company/ccc/remoteEntry.js', integrity: 'sha256-c' },
};

const absolute = (path: string) => new URL(path, location.origin).href;

let asked: string[];
let comes: boolean;
let shell: string;
beforeEach(() => {
  [asked, comes, shell] = [[], true, 'bbb'];
  globalThis.fetch = ((url: string) => {
    asked.push(url);
    return Promise.resolve({ ok: comes, json: () => Promise.resolve({ shell, sections: file }) });
  }) as never;
});

describe('a page is outdated', () => {
  const outdated = (own: Partial<Pins>, path: string) =>
    new PinnedSections({ ...pins, ...own }, path).isOutdated('/about');

  it('once the sections go with another shell', async () => {
    expect(await outdated({ files: {} }, '/projects')).toBe(false);
    shell = 'ccc';
    expect(await outdated({ files: {} }, '/projects')).toBe(true);
  });

  it('once its own section, which runs, is live in another version', async () => {
    const files = { '/assets/mfe-company/bbb/remoteEntry.js': 'own' };
    expect(await outdated({ version: 'ccc', files }, '/about')).toBe(false);
    expect(await outdated({ version: 'bbb', files }, '/about')).toBe(true);
    // A static page runs none of it.
    expect(await outdated({ version: 'bbb', files: {} }, '/about')).toBe(false);
  });

  it('for a page of a section that another origin serves, whose scripts its policy does not name', async () => {
    const { entry } = file['mfe-company'];
    file['mfe-company'].entry = `https://elsewhere.example${entry}`;
    expect(await outdated({ files: {} }, '/projects')).toBe(true);
    // Its own section's entry stands in its policy, wherever that is.
    expect(await outdated({ version: 'ccc', files: {} }, '/about')).toBe(false);
    file['mfe-company'].entry = entry;
    expect(await outdated({ files: {} }, '/projects')).toBe(false);
  });

  it('not when the file fails to load, nor with an override', async () => {
    comes = false;
    expect(await outdated({}, '/projects')).toBe(false);
    [comes, shell] = [true, 'ccc'];
    expect(await outdated({ overridden: {} }, '/projects')).toBe(false);
  });
});

describe('the sections of a document', () => {
  it('are known at once where the page is one of theirs and runs', async () => {
    const sections = new PinnedSections(pins, '/contact');
    expect(await sections.getEntry('mfe-contact')).toBe('/assets/mfe-contact/aaa/remoteEntry.js');
    expect(sections.getIntegrity(absolute('/assets/mfe-contact/aaa/remoteEntry.js'))).toBe('sha256-own');
    expect(asked).toEqual([]);
  });

  it('stand else in one file, which is asked for once', async () => {
    const sections = new PinnedSections(pins, '/contact');
    const [entry, all] = await Promise.all([sections.getEntry('mfe-company'), sections.all()]);
    expect(entry).toBe(file['mfe-company'].entry);
    expect(sections.getIntegrity(absolute(entry))).toBe('sha256-c');
    expect(all).toEqual(file);
    expect(asked).toEqual([`${location.origin}/sections.json`]);
  });

  it('stand there for a static page, too, which pins its section’s version alone', async () => {
    const page = new PinnedSections({ ...pins, files: {} }, '/projects');
    expect(page.getVersion('mfe-portfolio')).toBe('aaa');
    expect(asked).toEqual([]);
    expect(await page.getEntry('mfe-portfolio')).toBe(file['mfe-portfolio'].entry);
    expect(page.getVersion('mfe-company')).toBe('ccc');
  });

  it('are asked for again where the file did not come', async () => {
    const sections = new PinnedSections(pins, '/contact');
    comes = false;
    await expect(sections.getEntry('mfe-company')).rejects.toThrow(ScriptError);
    expect(sections.getVersion('mfe-company')).toBeUndefined();
    comes = true;
    expect(await sections.getEntry('mfe-company')).toBe(file['mfe-company'].entry);
  });

  it('come from a developer’s machine with an override, without integrity', async () => {
    const overridden = { 'mfe-contact': 'http://localhost:3004' };
    const sections = new PinnedSections({ ...pins, overridden }, '/contact');
    expect(await sections.getEntry('mfe-contact')).toBe('http://localhost:3004/mf-manifest.json');
    expect(sections.getIntegrity('http://localhost:3004/remoteEntry.js')).toBe('');
    expect(await sections.getEntry('mfe-company')).toBe(file['mfe-company'].entry);
  });

  it('pin no script of a section that was not requested', async () => {
    const sections = new PinnedSections(pins, '/contact');
    await sections.getEntry('mfe-contact');
    expect(sections.getIntegrity(absolute('/assets/mfe-contact/bbb/remoteEntry.js'))).toBeUndefined();
    expect(sections.getIntegrity('http://localhost:3004/remoteEntry.js')).toBeUndefined();
  });

  it('are all named where there is no other', async () => {
    await expect(new PinnedSections(pins, '/contact').getEntry('mfe-services')).rejects.toThrow(
      'mfe-services is not pinned',
    );
  });

  it('need no file on a dev server, whose document has them itself', async () => {
    const sections = {
      'mfe-company': { version: 'development', entry: 'http://localhost:3003/remoteEntry.js' },
    };
    expect(await new PinnedSections({ ...pins, sections }, '/about').all()).toEqual(sections);
    expect(asked).toEqual([]);
  });
});
