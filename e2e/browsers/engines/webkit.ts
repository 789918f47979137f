import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../siteProcess';
import { WebDriverSession } from './WebDriverSession';
import type { Engine, Key, Tab, TabOptions } from './engine.contract';

/** WebDriver's code points of keys, https://www.w3.org/TR/webdriver2/#keyboard-actions */
const codes: Record<Key, string> = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  ArrowDown: '\uE015',
  ArrowUp: '\uE013',
  Home: '\uE011',
  End: '\uE010',
  Space: ' ',
};

export interface WebKitPaths {
  readonly driver: string;
  readonly browser: string;
  readonly xvfb: string;
}

// With its own toolbar the browser's window is at least 447 px wide, wider than a phone.
const narrowToolbar =
  '* { font-size: 1px; margin: 0; padding: 0; min-width: 0; min-height: 0; -gtk-icon-transform: scale(0.1); }';

/**
 * WebKitGTK, Safari's engine in Debian, driven by WebKitWebDriver on its own screen (Xvfb). One browser process is
 * one tab.
 */
export async function startWebKit({ driver, browser, xvfb }: WebKitPaths): Promise<Engine> {
  const screen = spawn(xvfb, ['-displayfd', '1', '-screen', '0', '1500x1100x24'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [display] = (await once(createInterface(screen.stdout), 'line')) as [string];
  const processes: ChildProcess[] = [screen];
  const home = await mkdtemp(path.join(tmpdir(), 'webkit-'));
  await mkdir(path.join(home, 'gtk-3.0'));
  await writeFile(path.join(home, 'gtk-3.0/gtk.css'), narrowToolbar);
  let version = '';

  /** Tabs that tests have left. Each test has an origin of its own, so that the next one finds nothing of it. */
  const left: Tab[] = [];
  // Occasionally browser and driver fail to connect, and wait forever.
  const newTab = async (options: TabOptions = {}): Promise<Tab> =>
    (options.javaScript === false ? undefined : left.pop()) ??
    startTab(options)
      .catch(() => startTab(options))
      .catch(() => startTab(options));

  const startTab = async ({ javaScript = true }: TabOptions = {}): Promise<Tab> => {
    const port = await freePort();
    const driving = spawn(driver, [`--port=${port}`], {
      env: {
        ...process.env,
        DISPLAY: `:${display}`,
        GDK_BACKEND: 'x11',
        LIBGL_ALWAYS_SOFTWARE: '1',
        XDG_CONFIG_HOME: home,
      },
      stdio: 'ignore',
    });
    processes.push(driving);
    const session = await WebDriverSession.start(`http://127.0.0.1:${port}`, {
      'webkitgtk:browserOptions': {
        binary: browser,
        args: [
          '--automation',
          '--media-playback-requires-user-gesture=FALSE',
          ...(javaScript ? [] : ['--enable-javascript=FALSE']),
        ],
      },
    }).catch((error: unknown) => {
      driving.kill();
      throw error;
    });
    version = String(session.capabilities.browserVersion);
    const tab = getTab(session, async () => {
      const isReady = javaScript && (await session.leave());
      if (isReady) return void left.push(tab);
      await session.end().catch(() => undefined);
      driving.kill();
    });
    return tab;
  };

  const first = await newTab();
  await first.close();
  return {
    name: 'webkit',
    version: `WebKitGTK ${version}`,
    newTab,
    close: async () => {
      for (const one of processes) one.kill();
      await Promise.all(
        processes.map((one) => (one.exitCode ?? one.signalCode) === null && once(one, 'exit')),
      );
      await rm(home, { recursive: true, force: true });
    },
  };
}

function getTab(session: WebDriverSession, close: () => Promise<void>): Tab {
  const perform = (source: object) => session.post('/actions', { actions: [source] });
  const mouse = (action: object) =>
    perform({ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [action] });
  const keys = (text: string) =>
    perform({
      type: 'key',
      id: 'keyboard',
      actions: [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    });
  const evaluate = (expression: string) =>
    session.post('/execute/sync', { script: `return (${expression});`, args: [] });
  return {
    open: async (url) => void (await session.post('/url', { url })),
    back: async () => void (await session.post('/back')),
    forward: async () => void (await session.post('/forward')),
    reload: async () => void (await session.post('/refresh')),
    evaluate,
    moveTo: async (x, y) => {
      const at = { x: Math.round(x), y: Math.round(y), origin: 'viewport' };
      await mouse({ type: 'pointerMove', duration: 0, ...at });
    },
    pressDown: async () => void (await mouse({ type: 'pointerDown', button: 0 })),
    release: async () => void (await mouse({ type: 'pointerUp', button: 0 })),
    press: async (key) => void (await keys(codes[key])),
    type: async (text) => void (await keys(text)),
    resize: async (width, height) => {
      // The window is larger than its content, and takes a new size with a delay.
      const rect = { width, height };
      for (let tries = 0; tries < 100; tries += 1) {
        await session.post('/window/rect', rect);
        await wait(50);
        const [outer, shown] = [
          await session.get('/window/rect'),
          await evaluate('[innerWidth, innerHeight]'),
        ];
        const [shownWidth, shownHeight] = shown as [number, number];
        if (shownWidth === width && shownHeight === height) return;
        const { width: outerWidth, height: outerHeight } = outer as typeof rect;
        rect.width = width + outerWidth - shownWidth;
        rect.height = height + outerHeight - shownHeight;
      }
      throw new Error(`The window does not become ${width} by ${height}.`);
    },
    screenshot: async () => Buffer.from(String(await session.get('/screenshot')), 'base64'),
    // The driver has no access to the browser's console. The recorder reports what the page can see of it.
    consoleMessages: () => [],
    close,
  };
}
