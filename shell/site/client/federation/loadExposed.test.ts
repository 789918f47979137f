import { registerGlobalPlugins } from '@module-federation/enhanced/runtime';
import { scriptTimeout, getSection } from 'shared-content/federation';
import { backOff, withRetries } from '../withRetries';
import { PinnedSections } from './PinnedSections';
import { createLoadExposed, getFailureKind } from './loadExposed';

const company = getSection('mfe-company');
const page = globalThis as Record<string, unknown>;
let version = 0;
let entry = '';

/** Loads the section's module, in a page at /about that pins `entry`. */
const createLoad = () => {
  const pins = {
    generation: 'g',
    shell: { version: 'bbb', firstScript: {} },
    sectionScripts: { [entry]: 'hash' },
  };
  const loadExposed = createLoadExposed(new PinnedSections(pins, '/about'));
  return () => loadExposed(company, 'section');
};

/** Waits for the next script that the runtime puts into the document. */
async function nextScript(): Promise<HTMLScriptElement> {
  for (let turn = 0; turn < 1_000; turn += 1) {
    const script = document.querySelector<HTMLScriptElement>('script[src*="remoteEntry"]');
    if (script) return script;
    await jest.advanceTimersByTimeAsync(1);
  }
  throw new Error('No script was asked for.');
}

/** Runs as the script of a section would. */
function come(script: HTMLScriptElement, get: () => unknown) {
  page[company.container] = { init: () => undefined, get };
  script.dispatchEvent(new Event('load'));
}

const settle = async (promise: Promise<unknown>) => {
  const settled = promise.then(
    (value) => ({ value }),
    (error: unknown) => ({ error: error as Error }),
  );
  await jest.advanceTimersByTimeAsync(10);
  return settled;
};

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  delete page[company.container];
  // The runtime remembers for the whole page which entry has come.
  version += 1;
  entry = `/assets/mfe-company/${version}/remoteEntry.js`;
  // As the build says them.
  page.__SHARED_VERSIONS__ = { react: '19.3.1' };
});
afterEach(() => {
  for (const script of document.querySelectorAll('script')) script.remove();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const section = { default: { routes: [] } };

describe('a section', () => {
  it('is loaded with the integrity that the page pins', async () => {
    const loading = withRetries(createLoad());
    const script = await nextScript();
    expect(new URL(script.src).pathname).toBe(entry);
    expect(script.integrity).toBe('sha256-hash');
    expect(script.crossOrigin).toBe('anonymous');
    come(script, () => () => section);
    expect(await settle(loading)).toEqual({ value: section });
  });

  it('with a failing entry is tried three times with other URLs', async () => {
    const loading = withRetries(createLoad());
    const urls: string[] = [];
    for (const wait of [...backOff, 0]) {
      const script = await nextScript();
      urls.push(script.src.replace(location.origin, ''));
      expect(script.integrity).toBe('sha256-hash');
      script.dispatchEvent(new Event('error'));
      await jest.advanceTimersByTimeAsync(wait);
    }
    const { error } = (await settle(loading)) as { error: Error };
    expect(error.message).toContain('RUNTIME-008');
    expect(urls).toEqual([
      entry,
      expect.stringMatching(/remoteEntry\.js\?\d+$/),
      expect.stringMatching(/\?\d+$/),
    ]);
    expect(getFailureKind(error)).toBe('entry');
  });

  it('with a hanging entry is retried after the timeout, and never runs late', async () => {
    const loading = withRetries(createLoad());
    const late = await nextScript();
    await jest.advanceTimersByTimeAsync(scriptTimeout);
    // A script runs only in the document that it was made for (HTML, "execute the script element").
    expect(late.ownerDocument).not.toBe(document);
    const script = await nextScript();
    come(script, () => () => section);
    expect(await settle(loading)).toEqual({ value: section });
  });

  it('with a failing chunk is retried, too', async () => {
    const failed = Object.assign(new Error('Loading chunk expose.section failed.'), {
      name: 'ChunkLoadError',
    });
    const get = jest.fn(() => Promise.reject(failed));
    const loading = withRetries(createLoad());
    come(await nextScript(), get);
    await jest.advanceTimersByTimeAsync(backOff.reduce((sum, wait) => sum + wait, 100));
    expect(await settle(loading)).toEqual({ error: failed });
    expect(get).toHaveBeenCalledTimes(backOff.length + 1);
    expect(getFailureKind(failed)).toBe('script');
  });

  it('without a pin is never requested, even when other code registers it', async () => {
    registerGlobalPlugins([
      {
        name: 'a stranger',
        beforeRegisterRemote(args) {
          Object.assign(args.remote, { entry: 'https://elsewhere.example/remoteEntry.js' });
          return args;
        },
      },
    ]);
    const { error } = (await settle(createLoad()())) as { error: Error };
    expect(error.message).toContain('is not pinned by this page');
    expect(document.querySelector('script')).toBeNull();
  });
});
