import { expect } from '@playwright/test';
import type { ScriptProxy } from '../scriptProxy';
import { getMissing, printed } from './accessibleTemplate';
import type { AccessibleNode } from './engines/AccessibleNode';
import type { EngineName, Key, Tab } from './engines/engine.contract';

/**
 * The timeout is only against a hang: on a busy machine states come late. Playwright's own intervals grow to a second,
 * longer than most states take.
 */
const soon = { timeout: 60_000, intervals: [50, 100, 100, 200] };

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

interface Target extends Rect {
  /** Whether a click in its middle reaches it. */
  readonly free: boolean;
}

/**
 * A visitor in any browser, who sees visible elements, clicks and types. Elements are found by a selector and, where
 * needed, by words in their text or label.
 */
export class Visitor {
  constructor(
    readonly engine: EngineName,
    private readonly tab: Tab,
    readonly proxy: ScriptProxy,
  ) {}

  async open(path: string): Promise<void> {
    await this.tab.open(this.proxy.url + path);
  }
  back = (): Promise<void> => this.tab.back();
  forward = (): Promise<void> => this.tab.forward();
  reload = (): Promise<void> => this.tab.reload();
  press = (key: Key): Promise<void> => this.tab.press(key);
  type = (text: string): Promise<void> => this.tab.type(text);
  resize = (width: number, height = 900): Promise<void> => this.tab.resize(width, height);
  screenshot = (): Promise<Buffer> => this.tab.screenshot();
  close = (): Promise<void> => this.tab.close();

  /** Runs a function in the page. It is sent as text, so it has no closure. */
  async evaluate<A extends unknown[], T>(run: (...args: A) => T, ...args: A): Promise<T> {
    return (await this.tab.evaluate(`(${run.toString()})(...${JSON.stringify(args)})`)) as T;
  }

  /** Waits until the function returns true in the page. */
  async until<A extends unknown[]>(what: string, run: (...args: A) => boolean, ...args: A): Promise<void> {
    await expect
      // A page that is being left gives no answer.
      .poll(() => this.evaluate(run, ...args).catch(() => false), { ...soon, message: what })
      .toBe(true);
  }

  /** Waits until the router follows clicks and every part of the page reacts. */
  async untilAlive(): Promise<void> {
    await this.until('the page comes to life', () => {
      // A static page starts React at the visitor's first sign of interaction.
      dispatchEvent(new Event('site:start'));
      const parts = [...document.querySelectorAll('[data-part]')];
      return ['', ...parts.map((part) => part.getAttribute('data-part') ?? '')].every((part) =>
        globalThis.__recorded?.alive.includes(part),
      );
    });
  }

  /** The position of the first such visible element; undefined without one. */
  find(selector: string, words = ''): Promise<Target | undefined> {
    return this.evaluate(locate, selector, words, false).then((found) => found ?? undefined);
  }

  async untilSeen(selector: string, words = ''): Promise<void> {
    await expect
      .poll(() => this.find(selector, words).catch(() => undefined), {
        ...soon,
        message: `${selector} ${words} is seen`,
      })
      .toBeTruthy();
  }

  async untilGone(selector: string, words = ''): Promise<void> {
    await expect
      .poll(() => this.find(selector, words), { ...soon, message: `${selector} ${words} is gone` })
      .toBeUndefined();
  }

  /** The page's accessibility tree, as given to screen readers. */
  async tree(): Promise<readonly AccessibleNode[]> {
    if (!this.tab.accessibleTree) throw new Error(`${this.engine}'s driver hands out no tree`);
    return this.tab.accessibleTree();
  }

  /** Waits until the accessibility tree contains a whole template, see `getMissing`. */
  async waitForTree(template: string, what = 'the page tells all of it'): Promise<readonly AccessibleNode[]> {
    let tree: readonly AccessibleNode[] = [];
    const missing = async () => getMissing(template, (tree = await this.tree()));
    await expect
      .poll(missing, { ...soon, message: what })
      .toBeUndefined()
      .catch(async (error: unknown) => {
        const focus = await this.evaluate(
          () =>
            `${document.activeElement?.outerHTML.slice(0, 80)} ${document.hasFocus() ? 'has' : 'would have'}`,
        );
        throw new Error(`${String(error)}\n\nIt tells:\n${printed(tree)}\n\n${focus} the focus.`);
      });
    return tree;
  }

  /** Moves the pointer onto an element once it is still and uncovered, and scrolls it into the window if needed. */
  async hover(selector: string, words = ''): Promise<Target> {
    let last: Target | undefined;
    let still: Target | undefined;
    await expect
      .poll(
        async () => {
          const now = await this.evaluate(locate, selector, words, true).catch(() => null);
          still = now?.free && last && now.left === last.left && now.top === last.top ? now : undefined;
          last = now ?? undefined;
          return Boolean(still);
        },
        { ...soon, message: `${selector} ${words} can be pressed`, intervals: [50] },
      )
      .toBe(true);
    if (!still) throw new Error('unreachable');
    await this.tab.moveTo(still.left + still.width / 2, still.top + still.height / 2);
    return still;
  }

  /** Presses an element, and returns where it stood then. */
  async tap(selector: string, words = ''): Promise<Target> {
    const target = await this.hover(selector, words);
    await this.pressDown();
    await this.release();
    return target;
  }

  /** Follows a link whose page is ready, after the pointer has rested on it: the page is mounted. */
  async follow(selector: string, words = ''): Promise<void> {
    const target = await this.hover(selector, words);
    const [x, y] = [target.left + target.width / 2, target.top + target.height / 2];
    const path = await this.evaluate(
      (left, top) =>
        (document.elementFromPoint(left, top)?.closest('a') as HTMLAnchorElement | null)?.pathname ?? '',
      x,
      y,
    );
    await this.until(`${path} is ready`, (expected) => globalThis.__recorded.ready.includes(expected), path);
    await this.pressDown();
    await this.release();
  }

  moveTo = (x: number, y: number): Promise<void> => this.tab.moveTo(x, y);
  pressDown = (): Promise<void> => this.tab.pressDown();
  release = (): Promise<void> => this.tab.release();
  async tapAt(x: number, y: number): Promise<void> {
    await this.moveTo(x, y);
    await this.pressDown();
    await this.release();
  }

  async fill(selector: string, text: string): Promise<void> {
    await this.tap(selector);
    await this.tab.type(text);
  }

  /** Complaints of the page and the browser's console since the document loaded. */
  async faults(): Promise<string[]> {
    const recorded = await this.evaluate(() => globalThis.__recorded.faults);
    return [...recorded, ...this.tab.consoleMessages()].filter(
      (fault) => !harmless.some((known) => known.test(fault)),
    );
  }
}

const harmless = [
  // Chromium's remark on slow loads; these scripts come late on purpose.
  /was preloaded using link preload but not used/,
  // Firefox's occasional remark on a preload overtaken by its script (it comes once). A failed script reports itself.
  /^link does not load: \/assets\/.*\.js$/,
  // Firefox's occasional remark on a script that was still loading when the page was left: the hash of no bytes.
  /The computed hash is “47DEQpj8HBSa\+\/TImW\+5JCeuQeRkm5NMpJWZG3hSuFU=”/,
  // WebKit's own remark on a transition between two documents that it skips, as on Back.
  /^AbortError: Skipping view transition/,
  // WebKitGTK's player fails occasionally on a busy machine. The film has a test of its own.
  /^source does not load: \/assets\/shell\/.*\/hero/,
];

/** Runs in the page: the first visible element by selector and words; `reach` scrolls it into the window. */
function locate(selector: string, words: string, reach: boolean): Target | null {
  const element = [...document.querySelectorAll(selector)].find((one) => {
    const named = `${one.textContent ?? ''} ${one.getAttribute('aria-label') ?? ''}`.replace(/\s+/g, ' ');
    const { width, height } = one.getBoundingClientRect();
    // In some engines, the content of a closed `details` has a size.
    const shown = one.checkVisibility({ visibilityProperty: true });
    return named.includes(words) && width > 0 && height > 0 && shown;
  });
  if (!element) return null;
  const box = element.getBoundingClientRect();
  // Elements under the header are out of reach as well.
  const outside = box.top < (element.closest('header') ? 0 : 90) || box.bottom > innerHeight;
  if (reach && outside) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const hit = document.elementFromPoint(left + width / 2, top + height / 2);
  return { left, top, width, height, free: Boolean(hit && (element.contains(hit) || hit.contains(element))) };
}
