import { act, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { renderToString } from 'react-dom/server';
import {
  StaticRouter,
  UNSAFE_createBrowserHistory as createBrowserHistory,
  useLocation,
} from 'react-router-dom';
import { notFoundChunk } from 'shared-content/federation';
import type { SectionSource } from './SectionSource';
import { DeferredRouter } from './DeferredRouter';

interface Load {
  come: () => void;
  fail: () => void;
}

let loads: Record<string, Load>;
let leaves: { signal: AbortSignal; answer: (there: false) => void }[];

const source = {
  // Not-found is there at once, which does not hold up these tests.
  load: (_section: unknown, path: string) =>
    path === notFoundChunk
      ? undefined
      : new Promise<void>((resolve, reject) => {
          loads[path] = { come: resolve, fail: () => reject(new Error('broken on purpose')) };
        }),
  loadDocument: (signal: AbortSignal) =>
    new Promise<false>((answer) => {
      leaves.push({ signal, answer });
    }),
} as unknown as SectionSource;

function Shown() {
  const { pathname, search } = useLocation();
  return <p>{`${pathname}${search}`}</p>;
}

let history: ReturnType<typeof createBrowserHistory>;
const back = () => {
  window.history.replaceState(null, '', '/');
  dispatchEvent(new PopStateEvent('popstate'));
};

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const after = (what: () => void) => act(async () => what());
const go = (to: string) => after(() => history.push(to));
const settle = (how: keyof Load, path: string) => after(() => loads[path]?.[how]());
const text = () =>
  `${screen.getByRole('paragraph').textContent}${screen.queryByRole('progressbar') ? ' loading' : ''}`;

beforeEach(() => {
  jest.useFakeTimers();
  loads = {};
  leaves = [];
  window.history.replaceState(null, '', '/');
  history = createBrowserHistory({ v5Compat: true });
  render(
    <DeferredRouter history={history} source={source}>
      <Shown />
    </DeferredRouter>,
  );
});
afterEach(() => jest.useRealTimers());

describe('DeferredRouter', () => {
  it('keeps the page until the next one has loaded, with a progress bar', async () => {
    await go('/services?from=ad');
    expect(text()).toBe('/');
    await pass(150);
    expect(text()).toBe('/ loading');
    await settle('come', '/services');
    expect(text()).toBe('/services?from=ad');
  });

  it('loads the document when the load fails, and shows the failure without one', async () => {
    await go('/services');
    await settle('fail', '/services');
    await pass(150);
    expect(leaves).toHaveLength(1);
    expect(text()).toBe('/ loading');
    await after(() => leaves[0]?.answer(false));
    expect(text()).toBe('/services');
  });

  it('loads the document once, after three seconds of a hanging load', async () => {
    await go('/services');
    await pass(2_900);
    expect(leaves).toHaveLength(0);
    await pass(200);
    expect(leaves).toHaveLength(1);
    await settle('fail', '/services');
    expect(leaves).toHaveLength(1);
  });

  it('shows a page that loads during the request for its document, and cancels the request', async () => {
    await go('/services');
    await pass(3_100);
    await settle('come', '/services');
    expect(text()).toBe('/services');
    expect(leaves[0]?.signal.aborted).toBe(true);
  });

  it('ignores a late failure when the visitor has gone elsewhere', async () => {
    await go('/services');
    await go('/not-a-section');
    expect(text()).toBe('/not-a-section');
    await settle('fail', '/services');
    await pass(60_000);
    expect(leaves).toHaveLength(0);
    expect(text()).toBe('/not-a-section');
  });

  it('cancels the load of a document when the visitor goes elsewhere', async () => {
    await go('/services');
    await settle('fail', '/services');
    await go('/not-a-section');
    expect(leaves[0]?.signal.aborted).toBe(true);
    await after(() => leaves[0]?.answer(false));
    expect(text()).toBe('/not-a-section');
  });

  it('ignores loads of pages that the visitor has left', async () => {
    await go('/services');
    await after(back);
    expect(text()).toBe('/');
  });

  it('shows a loaded page at once, without waiting for a frame', async () => {
    await go('/services');
    loads['/services']?.come();
    await act(async () => {});
    expect(text()).toBe('/services');
  });

  it('loads a missing page again on each navigation to it', async () => {
    await go('/services');
    await settle('fail', '/services');
    await go('/not-a-section');
    await go('/services');
    await pass(150);
    expect(text()).toBe('/not-a-section loading');
    await settle('come', '/services');
    expect(text()).toBe('/services');
  });

  it('keeps a document without its script as served until the next page shows', async () => {
    const never = new Promise<never>(() => {});
    const Late = () => use(never);
    const Site = ({ late }: { late: boolean }) => {
      const { pathname } = useLocation();
      return (
        <main key={pathname}>
          <Suspense fallback={null}>
            <p>{pathname === '/' ? 'served' : pathname}</p>
            {late && pathname === '/' && <Late />}
          </Suspense>
        </main>
      );
    };
    const container = document.createElement('div');
    container.innerHTML = renderToString(
      <StaticRouter location="/">
        <Site late={false} />
      </StaticRouter>,
    );
    window.history.replaceState(null, '', '/');
    const own = createBrowserHistory({ v5Compat: true });
    render(
      <DeferredRouter history={own} source={source}>
        <Site late />
      </DeferredRouter>,
      { container: document.body.appendChild(container), hydrate: true },
    );
    await after(() => own.push('/services'));
    expect(container.textContent).toBe('served');
    await pass(3_100);
    expect(leaves).toHaveLength(1);
    await settle('come', '/services');
    expect(container.textContent).toBe('/services');
  });
});
