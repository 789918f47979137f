import type { Pins } from 'shared-content/federation';
import { awaitIntent } from './awaitIntent';
import { waitForTurn } from './startReact';

const pins: Pins = {
  static: true,
  shell: { version: 'aaa', firstScript: { '/s/enhance.1.js': 'x' } },
  sectionScripts: {},
};
let wanted: number;
let fetched: string[];
const count = () => wanted++;

beforeEach(() => {
  wanted = 0;
  fetched = [];
  Object.assign(globalThis, {
    fetch: (url: string) => {
      fetched.push(new URL(url).pathname);
      return Promise.resolve({ ok: true, arrayBuffer: () => Promise.resolve() });
    },
    requestIdleCallback: (then: () => void) => then(),
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  addEventListener('site:start', count);
  document.body.innerHTML =
    '<p>Words</p><a href="/about">About</a><a href="https://elsewhere.example/">Elsewhere</a>';
});
afterEach(() => {
  // Ends what the test before has begun.
  dispatchEvent(new KeyboardEvent('keydown'));
  removeEventListener('site:start', count);
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

const point = (selector: string, pointerType: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));

describe('the scripts of a static page', () => {
  it('are prefetched in idle time, together with federation, without execution', () => {
    awaitIntent(pins);
    expect(fetched).toEqual(['/s/v-react.js', '/s/main.js', '/s/federation.js']);
    expect(wanted).toBe(0);
  });

  it('are not fetched with the data saver on', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    awaitIntent(pins);
    point('a', 'touch');
    expect(fetched).toEqual([]);
  });

  it('start once, when a mouse is over a link of the site', () => {
    awaitIntent(pins);
    point('p', 'mouse');
    point('a[href^="https"]', 'mouse');
    expect(wanted).toBe(0);
    point('a', 'mouse');
    point('a', 'mouse');
    expect(wanted).toBe(1);
  });

  it('start when a link gets the focus, or on a key press', () => {
    awaitIntent(pins);
    document.querySelector('a')?.focus();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    expect(wanted).toBe(1);
  });

  it('do not start on a touch', () => {
    awaitIntent(pins);
    point('a', 'touch');
    expect(wanted).toBe(0);
  });

  it('wait while a clicked document loads, and continue when the visitor comes back', async () => {
    awaitIntent(pins);
    const click = async (selector: string, init: MouseEventInit = {}) => {
      const link = document.querySelector(selector);
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...init }));
      let isHere = false;
      void waitForTurn().then(() => (isHere = true));
      await new Promise((resolve) => setTimeout(resolve));
      const stays = isHere;
      dispatchEvent(new Event('pageshow'));
      await new Promise((resolve) => setTimeout(resolve));
      expect(isHere).toBe(true);
      return stays;
    };
    expect(await click('p')).toBe(true);
    expect(await click('a', { ctrlKey: true })).toBe(true);
    expect(await click('a')).toBe(false);
  });
});

describe('an island', () => {
  let near: (isIntersecting: boolean) => void;
  beforeEach(() => {
    globalThis.IntersectionObserver = class {
      constructor(then: (entries: { isIntersecting: boolean }[]) => void) {
        near = (isIntersecting) => then([{ isIntersecting }]);
      }
      observe() {}
      disconnect() {}
    } as unknown as typeof IntersectionObserver;
  });

  it('starts React when it comes near the window', () => {
    document.body.innerHTML = '<form data-hydrate="visible"></form>';
    awaitIntent(pins);
    near(false);
    expect(wanted).toBe(0);
    near(true);
    expect(wanted).toBe(1);
  });

  it.each(['mouse', 'touch'])('starts React under a pointer: %s', (pointerType) => {
    document.body.innerHTML = '<p>Words</p><div data-hydrate="intent"><b>Filter</b></div>';
    awaitIntent(pins);
    point('p', pointerType);
    expect(wanted).toBe(0);
    point('b', pointerType);
    expect(wanted).toBe(1);
  });

  it('starts React at once where its draft is stored', () => {
    document.body.innerHTML = '<form data-hydrate="intent" data-stored="draft"></form>';
    awaitIntent(pins);
    expect(wanted).toBe(0);
    sessionStorage.setItem('draft', '{}');
    awaitIntent(pins);
    expect(wanted).toBe(1);
    sessionStorage.removeItem('draft');
  });

  it('starts React at the first scroll', () => {
    document.body.innerHTML = '<nav data-hydrate="scroll"></nav>';
    awaitIntent(pins);
    expect(wanted).toBe(0);
    dispatchEvent(new Event('scroll'));
    dispatchEvent(new Event('scroll'));
    expect(wanted).toBe(1);
  });
});
