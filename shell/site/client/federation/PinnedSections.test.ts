import type { Pins } from 'shared-content/federation';
import { PinnedSections } from './PinnedSections';

const pins: Pins = {
  shell: { version: 'bbb', firstScript: {} },
  version: 'aaa',
  sectionScripts: {
    '/assets/mfe-contact/aaa/remoteEntry.js': 'own',
    '/assets/mfe-contact/aaa/contact.js': 'page',
  },
};
const file = {
  'mfe-portfolio': {
    version: 'aaa',
    entry: '/assets/mfe-portfolio/aaa/remoteEntry.js',
    integrity: 'sha256-p',
  },
  'mfe-company': { version: 'ccc', entry: '/assets/mfe-company/ccc/remoteEntry.js', integrity: 'sha256-c' },
};

let asked: string[];
let comes: boolean;
let shell: string;
beforeEach(() => {
  [asked, comes, shell] = [[], true, 'bbb'];
  globalThis.fetch = ((url: string) => {
    asked.push(url);
    const text = JSON.stringify({ shell, sections: file });
    return Promise.resolve({ ok: comes, status: 404, json: () => Promise.resolve(JSON.parse(text)) });
  }) as never;
});

describe('a page is outdated', () => {
  const outdated = async (own: Partial<Pins>, path: string) => {
    const tab = new PinnedSections({ ...pins, ...own }, path);
    await tab.all().catch(() => undefined);
    return tab.isOutdated('/about');
  };

  it('once the sections belong to another shell version', async () => {
    expect(await outdated({ sectionScripts: {} }, '/projects')).toBe(false);
    shell = 'ccc';
    expect(await outdated({ sectionScripts: {} }, '/projects')).toBe(true);
  });

  it('once its running section is live in another version', async () => {
    const sectionScripts = { '/assets/mfe-company/bbb/remoteEntry.js': 'own' };
    expect(await outdated({ version: 'ccc', sectionScripts }, '/about')).toBe(false);
    expect(await outdated({ version: 'bbb', sectionScripts }, '/about')).toBe(true);
    // A static page runs none of it.
    expect(await outdated({ version: 'bbb', sectionScripts: {} }, '/about')).toBe(false);
  });

  it('once its section runs in a version that is withdrawn, a minute after the last look', async () => {
    const sections = new PinnedSections({ ...pins, sectionScripts: {} }, '/projects');
    await sections.getPin('mfe-company');
    const { version } = file['mfe-company'];
    file['mfe-company'].version = 'bbb';
    const later = jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 61_000);
    // A pointer on a link requests the file; a click uses what is known.
    void sections.all();
    expect(sections.isOutdated('/about')).toBe(false);
    await new Promise((resolve) => setTimeout(resolve));
    expect(sections.isOutdated('/about')).toBe(true);
    expect(sections.isOutdated('/case-studies')).toBe(false);
    expect((await sections.getPin('mfe-company')).entry).toContain('/ccc/');
    expect(asked).toHaveLength(2);
    file['mfe-company'].version = version;
    later.mockRestore();
  });

  it('except when the sections’ file fails to load', async () => {
    comes = false;
    expect(await outdated({}, '/projects')).toBe(false);
  });
});

describe('sections of a document', () => {
  it('are known without a request on a running page of their own', async () => {
    const sections = new PinnedSections(pins, '/contact');
    expect(await sections.getPin('mfe-contact')).toEqual({
      entry: '/assets/mfe-contact/aaa/remoteEntry.js',
      integrity: 'sha256-own',
    });
    expect(asked).toEqual([]);
  });

  it('come from one file otherwise, requested once', async () => {
    const sections = new PinnedSections(pins, '/contact');
    const [pin, all] = await Promise.all([sections.getPin('mfe-company'), sections.all()]);
    expect(pin).toEqual(file['mfe-company']);
    expect(all).toEqual(file);
    expect(asked).toEqual([`${location.origin}/sections.json`]);
  });

  it('come from the file on a static page, which pins only its section’s version', async () => {
    const page = new PinnedSections({ ...pins, sectionScripts: {} }, '/projects');
    expect(page.getVersion('mfe-portfolio')).toBe('aaa');
    expect(asked).toEqual([]);
    expect(await page.getPin('mfe-portfolio')).toEqual(file['mfe-portfolio']);
    expect(page.getVersion('mfe-company')).toBe('ccc');
  });

  it('are requested again when the file failed to load', async () => {
    const sections = new PinnedSections(pins, '/contact');
    comes = false;
    await expect(sections.getPin('mfe-company')).rejects.toThrow('/sections.json');
    expect(sections.getVersion('mfe-company')).toBeUndefined();
    comes = true;
    expect(await sections.getPin('mfe-company')).toEqual(file['mfe-company']);
  });

  it('that are missing everywhere are an error', async () => {
    await expect(new PinnedSections(pins, '/contact').getPin('mfe-services')).rejects.toThrow(
      'mfe-services is not pinned',
    );
  });

  it('need no file on a dev server, whose document contains them', async () => {
    const sections = {
      'mfe-company': { version: 'development', entry: 'http://localhost:3003/remoteEntry.js' },
    };
    expect(await new PinnedSections({ ...pins, sections }, '/about').all()).toEqual(sections);
    expect(asked).toEqual([]);
  });
});
