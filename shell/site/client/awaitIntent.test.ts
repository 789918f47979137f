import type { Pins } from 'shared-content/federation';
import { awaitIntent } from './awaitIntent';

const pins: Pins = {
  static: true,
  shell: { version: 'aaa', run: { '/s/enhance.1.js': 'x', '/s/main.2.js': 'y' } },
  files: {},
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
  });
  addEventListener('site:wanted', count);
  document.body.innerHTML =
    '<p>Words</p><a href="/about">About</a><a href="https://elsewhere.example/">Elsewhere</a>';
});
afterEach(() => {
  // Ends what the test before has begun.
  dispatchEvent(new KeyboardEvent('keydown'));
  removeEventListener('site:wanted', count);
  Object.defineProperty(navigator, 'connection', { value: undefined, configurable: true });
});

const point = (selector: string, pointerType: string) =>
  document
    .querySelector(selector)
    ?.dispatchEvent(Object.assign(new Event('pointerover', { bubbles: true }), { pointerType }));

describe('the scripts of a static page', () => {
  it('are fetched in idle time, with what loads sections, and run by no one yet', () => {
    awaitIntent(pins);
    expect(fetched).toEqual(['/s/main.2.js', '/s/federation.js']);
    expect(wanted).toBe(0);
  });

  it('are not fetched for who saves data', () => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
    awaitIntent(pins);
    point('a', 'touch');
    expect(fetched).toEqual([]);
  });

  it('run once, when a mouse comes to a link of the site', () => {
    awaitIntent(pins);
    point('p', 'mouse');
    point('a[href^="https"]', 'mouse');
    expect(wanted).toBe(0);
    point('a', 'mouse');
    point('a', 'mouse');
    expect(wanted).toBe(1);
  });

  it('run when a link is focused, or a key pressed', () => {
    awaitIntent(pins);
    document.querySelector('a')?.focus();
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
    expect(wanted).toBe(1);
  });

  it('do not run for a finger, which has the page that it is on fetched', () => {
    awaitIntent(pins);
    point('a', 'touch');
    expect(wanted).toBe(0);
    expect(fetched).toContain('/about');
  });

  it('run at once where a section may come from a developer’s machine', () => {
    awaitIntent({ ...pins, overridable: true });
    expect(wanted).toBe(1);
  });

  it('stop starting where a link was clicked whose document the browser opens', () => {
    awaitIntent(pins);
    const click = (selector: string, init: MouseEventInit = {}) => {
      globalThis.__SITE_LEFT__ = false;
      const link = document.querySelector(selector);
      link?.dispatchEvent(new MouseEvent('click', { bubbles: true, ...init }));
      return globalThis.__SITE_LEFT__;
    };
    expect(click('p')).toBe(false);
    expect(click('a', { ctrlKey: true })).toBe(false);
    expect(click('a')).toBe(true);
    globalThis.__SITE_LEFT__ = undefined;
  });
});
