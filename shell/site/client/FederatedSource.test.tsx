import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type SectionEntry, getSection } from 'shared-content/federation';
import { KitProvider, createKitCache } from 'shared-content/ui';
import { createElement } from 'react';
import { recordDocument } from '../app/arrival';
import { drawnFrame } from '../app/frames';
import { FederatedSource } from './FederatedSource';
import { backOff, withRetries } from './withRetries';

/** Attempts that a load has, and time enough for all of them. */
const most = backOff.length + 1;
const allWaits = backOff.reduce((sum, wait) => sum + wait, 1_000);
const company = getSection('mfe-company');
const AboutPage = () => createElement('h1', { tabIndex: -1 }, 'About Us');

/** A section's module that comes after `failures` failed attempts. */
function sourceThatFails(
  failures: number,
  pageFailures = 0,
  hasDocument?: () => Promise<boolean>,
  isOutdated?: () => Promise<boolean>,
) {
  let attempts = 0;
  let pageAttempts = 0;
  const fail = () => Promise.reject(new Error('broken on purpose'));
  const load = async () => {
    pageAttempts += 1;
    return pageAttempts <= pageFailures ? fail() : AboutPage;
  };
  const section = {
    default: { routes: [{ path: '/about', title: 'About', description: '', load }] },
  };
  const once = async () => {
    attempts += 1;
    return attempts <= failures ? fail() : section;
  };
  const remotes = {
    load: <T,>(_section: SectionEntry, _expose: string, ahead = false) =>
      (ahead ? once() : withRetries(once)) as Promise<T>,
  };
  const source = new FederatedSource({
    frame: drawnFrame,
    remotes,
    loadDocument: () => Promise.resolve(false),
    hasDocument,
    isOutdated,
  });
  return { source, attempts: () => attempts, pageAttempts: () => pageAttempts };
}

const settled = (promise: Promise<unknown> | undefined) =>
  promise?.then(
    () => 'came',
    () => 'failed',
  );

async function show(source: FederatedSource, path: string) {
  const Page = source.page(company, path);
  await act(async () =>
    render(
      <KitProvider cache={createKitCache()}>
        <MemoryRouter initialEntries={[path]}>
          <main>
            <Page />
          </main>
        </MemoryRouter>
      </KitProvider>,
    ),
  );
  // A page tells its arrival after the frame that shows it.
  await jest.advanceTimersByTimeAsync(20);
}

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  recordDocument();
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('FederatedSource', () => {
  it('retries, and returns the same component once the page has loaded', async () => {
    const { source } = sourceThatFails(1, 1);
    const end = settled(source.load(company, '/about'));
    await jest.advanceTimersByTimeAsync(allWaits);
    expect(await end).toBe('came');
    expect(source.load(company, '/about')).toBeUndefined();
    expect(source.page(company, '/about')).toBe(source.page(company, '/about'));
    await show(source, '/about');
    expect(document.title).toBe('About | Shapla Systems');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });

  it('fails after the last attempt, logs the section, and loads again for the next navigation', async () => {
    const { source, attempts } = sourceThatFails(most);
    const end = settled(source.load(company, '/about'));
    await jest.advanceTimersByTimeAsync(allWaits);
    expect(await end).toBe('failed');
    expect(attempts()).toBe(most);
    expect(console.error).toHaveBeenCalledWith('mfe-company /about failed to load', expect.any(Error));
    expect(await settled(source.load(company, '/about'))).toBe('came');
    expect(attempts()).toBe(most + 1);
  });

  it('shares one load between all callers', async () => {
    const { source, attempts } = sourceThatFails(0);
    const first = source.load(company, '/about');
    expect(source.load(company, '/about')).toBe(first);
    await first;
    expect(attempts()).toBe(1);
  });

  it('fails for the site’s page that the section lacks, so its document loads', async () => {
    const { source } = sourceThatFails(0, 0, () => Promise.resolve(true));
    expect(await settled(source.load(company, '/about/moved'))).toBe('failed');
    const nowhere = sourceThatFails(0, 0, () => Promise.resolve(false));
    expect(await settled(nowhere.source.load(company, '/about/nobody'))).toBe('came');
  });

  it('loads nothing after a release of the page’s versions, so its document is loaded', async () => {
    const { source, attempts } = sourceThatFails(0, 0, undefined, () => Promise.resolve(true));
    expect(await settled(source.load(company, '/about'))).toBe('failed');
    expect(attempts()).toBe(0);
  });

  it('shows not-found, with title and focus, for a page that the section lacks', async () => {
    const { source } = sourceThatFails(0);
    await source.load(company, '/about/nobody');
    await show(source, '/about/nobody');
    expect(document.title).toBe('Page Not Found | Shapla Systems');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  });
});

describe('a section whose link the pointer enters', () => {
  it('starts, but none of its pages is loaded', async () => {
    const { source, attempts, pageAttempts } = sourceThatFails(0);
    await source.prepare(company);
    expect([attempts(), pageAttempts()]).toEqual([1, 0]);
  });
});

describe('a page on whose link the pointer rests', () => {
  it('is loaded ahead, and a failure is not reported', async () => {
    const error = jest.spyOn(console, 'error');
    const { source, attempts } = sourceThatFails(1);
    await source.prepare(company, '/about');
    await source.prepare(company, '/about');
    expect(attempts()).toBe(2);
    expect(error).not.toHaveBeenCalled();
    expect(await settled(source.load(company, '/about'))).toBe('came');
  });
});
