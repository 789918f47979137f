import type { Pins, SectionPins } from 'shared-content/federation';
import { createPrefetch, getPageScripts, prefetchPageScripts } from './prefetchPageScripts';

const section = (name: string, sharedScripts?: string[]) => ({
  version: 'aaa',
  entry: `/assets/${name}/aaa/remoteEntry.js`,
  ...(sharedScripts && { sharedScripts }),
});

const pins: Pins = {
  shell: { version: 'bbb', firstScript: { '/assets/shell/bbb/v-react.js': 'x' } },
  sectionScripts: { '/assets/mfe-contact/aaa/remoteEntry.js': 'y' },
};
const sections: SectionPins = {
  'mfe-services': section('mfe-services', ['services.shared.js', 'shared.js']),
  'mfe-contact': section('mfe-contact', ['/assets/shell/bbb/7.js', 'expose.section.js']),
};
const all = () => Promise.resolve(sections);
const isOutdated = () => false;

const federation = '/assets/shell/bbb/federation.js';

describe('the scripts of a page', () => {
  it('are derived from its path', () => {
    const base = '/assets/mfe-services/aaa';
    expect(getPageScripts(pins, sections, '/services/ai-ml')).toEqual([
      federation,
      `${base}/remoteEntry.js`,
      `${base}/services.shared.js`,
      `${base}/shared.js`,
      `${base}/services.ai-ml.js`,
    ]);
    expect(getPageScripts(pins, sections, '/services')).not.toContain(`${base}/services.shared.js`);
    expect(getPageScripts(pins, sections, '/contact')).toEqual([
      federation,
      '/assets/mfe-contact/aaa/remoteEntry.js',
      '/assets/shell/bbb/7.js',
      '/assets/mfe-contact/aaa/expose.section.js',
      '/assets/mfe-contact/aaa/contact.js',
    ]);
  });

  it('are the shell’s and the sign-up’s for Home, and none for an unowned path', () => {
    expect(getPageScripts(pins, sections, '/')).toEqual([
      '/assets/shell/bbb/home.js',
      federation,
      '/assets/mfe-contact/aaa/remoteEntry.js',
      '/assets/mfe-contact/aaa/expose.NewsletterSignUp.js',
    ]);
    expect(getPageScripts(pins, sections, '/nobody')).toEqual([]);
    expect(getPageScripts(pins, sections, '/projects')).toEqual([]);
  });
});

describe('prefetching', () => {
  const asked: string[] = [];
  let answer: () => Promise<unknown>;
  beforeEach(() => {
    asked.length = 0;
    answer = () => Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve() });
    globalThis.fetch = ((url: string) => {
      asked.push(url);
      return answer();
    }) as unknown as typeof fetch;
  });

  it('requests each missing script once', async () => {
    const prefetch = createPrefetch(pins, { all, isOutdated });
    expect(await Promise.all([prefetch('/'), prefetch('/')])).toEqual([true, true]);
    expect(asked).toEqual([
      ...['/assets/shell/bbb/home.js', '/assets/mfe-contact/aaa/expose.NewsletterSignUp.js'].map(
        (path) => location.origin + path,
      ),
    ]);
  });

  it('requests a failed script again', async () => {
    const prefetch = createPrefetch(pins, { all, isOutdated });
    answer = () => Promise.reject(new Error('broken on purpose'));
    expect(await prefetch('/')).toBe(false);
    answer = () => Promise.resolve({ ok: false, arrayBuffer: () => Promise.resolve() });
    expect(await prefetch('/')).toBe(false);
    answer = () => Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve() });
    expect(await prefetch('/')).toBe(true);
    expect(asked).toHaveLength(6);
  });

  it('fetches nothing without the sections’ file, and requests that file again later', async () => {
    let comes = false;
    const prefetch = createPrefetch(pins, {
      all: () => (comes ? all() : Promise.reject(new Error('on purpose'))),
      isOutdated,
    });
    expect(await prefetch('/')).toBe(false);
    expect(asked).toEqual([]);
    comes = true;
    expect(await prefetch('/')).toBe(true);
  });

  it('fetches nothing when the next page comes as a document', async () => {
    const prefetch = createPrefetch(pins, { all, isOutdated: () => true });
    expect(await prefetch('/')).toBe(false);
    expect(asked).toEqual([]);
  });
});

const ahead = {
  prefetch: jest.fn(() => Promise.resolve(true)),
  prepare: jest.fn<void, [string, boolean]>(),
};
const wholePages = () =>
  ahead.prepare.mock.calls.flatMap(([path, whole]: [string, boolean]) => (whole ? [path] : []));
const point = (name: string) =>
  document.querySelector(`[href="/${name}"]`)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

describe('a link under the pointer', () => {
  beforeAll(() => {
    document.body.innerHTML = '<a href="/about">About</a><a href="/contact">Contact</a><p>Words</p>';
    prefetchPageScripts(ahead);
  });
  beforeEach(() => {
    jest.useFakeTimers();
    jest.clearAllMocks();
  });
  afterEach(() => jest.useRealTimers());

  it('is prefetched at once; its section starts, and its page when the pointer rests', async () => {
    point('about');
    expect(ahead.prefetch).toHaveBeenCalledWith('/about');
    expect(ahead.prepare.mock.calls).toEqual([['/about', false]]);
    await jest.advanceTimersByTimeAsync(50);
    expect(ahead.prepare).toHaveBeenLastCalledWith('/about', true);
  });

  it('starts no page when the pointer only passes', async () => {
    point('about');
    await jest.advanceTimersByTimeAsync(20);
    point('contact');
    await jest.advanceTimersByTimeAsync(50);
    expect(wholePages()).toEqual(['/contact']);
  });

  it('starts no page when the touch becomes a scroll', async () => {
    point('about');
    dispatchEvent(new Event('pointercancel'));
    await jest.advanceTimersByTimeAsync(50);
    expect(wholePages()).toEqual([]);
  });

  it('starts no page before its prefetch ends, and none after the pointer left', async () => {
    ahead.prefetch.mockResolvedValueOnce(false);
    point('about');
    await jest.advanceTimersByTimeAsync(50);
    let come: (came: boolean) => void = () => {};
    ahead.prefetch.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
    point('contact');
    await jest.advanceTimersByTimeAsync(50);
    document.querySelector('p')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    come(true);
    await jest.advanceTimersByTimeAsync(50);
    expect(wholePages()).toEqual([]);
  });
});
