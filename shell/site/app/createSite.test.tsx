import { type ComponentType, useState } from 'react';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { UNSAFE_createBrowserHistory as createBrowserHistory, useSearchParams } from 'react-router-dom';
import { errorWords } from 'shared-content/content';
import { KitProvider, createKitCache } from 'shared-content/ui';
import { rememberInput } from '../client/rememberInput';
import { type LoadedPage, createSite } from './createSite';
import { type FailedDetail, failedEvent } from './reportFailure';

const Throwing = () => {
  throw new Error('broken on purpose');
};
const About = () => (
  <>
    <h1 tabIndex={-1}>About</h1>
    <button type="button">Show</button>
    <button type="button" popoverTarget="menu">
      Menu
    </button>
    <input aria-label="Name" />
  </>
);
/** Lives until its button is pressed. */
function Breakable() {
  const [broken, breakIt] = useState(false);
  return broken ? <Throwing /> : <button onClick={() => breakIt(true)}>Break</button>;
}
function Filter() {
  const [search, setSearch] = useSearchParams();
  return <button onClick={() => setSearch({ kind: 'web' })}>{search.get('kind') ?? 'all'}</button>;
}

let ready: Record<string, LoadedPage>;
let main: HTMLElement;
let reported: string[];
/** Ends the tab of a test. */
let end: () => void;
const loadDocument = jest.fn();
const report = (event: Event) => {
  const { kind, app } = (event as CustomEvent<FailedDetail>).detail;
  reported.push(`${kind} ${app}`);
};
const page = (title: string, component: ComponentType): LoadedPage => ({
  app: 'mfe-company',
  title,
  component,
});

/** A tab with the document of /about. */
function open(served: ComponentType = About) {
  const Served = served;
  document.body.innerHTML = `<header></header><main><div data-part="mfe-company /about">${renderToString(
    <KitProvider cache={createKitCache()}>
      <Served />
    </KitProvider>,
  )}</div></main>`;
  main = document.querySelector('main')!;
  history.replaceState(null, '', '/about');
  const tab = createBrowserHistory({ v5Compat: true });
  const { listen } = tab;
  tab.listen = (listener) => (end = listen(listener));
  return createSite({
    history: tab,
    main,
    getPage: (path) => ready[path],
    loadDocument,
  });
}
const served = () => ({
  element: document.querySelector<HTMLElement>('[data-part]')!,
  app: 'mfe-company' as const,
  name: '/about',
});
/** Back to an entry, as the browser tells it. */
const back = async (path: string) =>
  act(async () => {
    history.replaceState({ key: path }, '', path);
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });

beforeEach(() => {
  reported = [];
  ready = { '/careers': page('Careers', () => <h1 tabIndex={-1}>Careers</h1>) };
  loadDocument.mockClear();
  window.scrollTo = jest.fn();
  // No announcement: arrival.test.ts shows it.
  jest.spyOn(globalThis, 'requestAnimationFrame').mockReturnValue(0);
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  addEventListener(failedEvent, report);
});
afterEach(() => {
  end();
  removeEventListener(failedEvent, report);
  jest.restoreAllMocks();
});

describe('a followed link', () => {
  it('mounts a page that is ready in place of the one that the document brought', async () => {
    const site = open();
    await act(async () => expect(site.open('/careers?from=ad')).toBe(true));
    expect(location.pathname + location.search).toBe('/careers?from=ad');
    expect(main.innerHTML).toBe('<div data-part="mfe-company /careers"><h1 tabindex="-1">Careers</h1></div>');
    expect(document.querySelector('header')).toBeInTheDocument();
  });

  it('is the browser’s to follow where the page is not ready', () => {
    const site = open();
    expect(site.open('/projects')).toBe(false);
    expect(location.pathname).toBe('/about');
    expect(main).toHaveTextContent('About');
  });

  it('ends the page that it leaves', async () => {
    const ended = jest.fn();
    const Living = () => <div ref={() => ended} />;
    const site = open(Living);
    await act(async () => site.hydrate({ ...served(), component: Living }));
    await act(async () => void site.open('/careers'));
    expect(ended).toHaveBeenCalledTimes(1);
  });

  it('to the page on screen scrolls to its top', async () => {
    const site = open();
    await act(async () => expect(site.open('/about')).toBe(true));
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 0, behavior: 'instant' });
    expect(main).toHaveTextContent('About');
  });
});

describe('Back', () => {
  it('loads the document of a page that this tab has not loaded', async () => {
    const site = open();
    await act(async () => void site.open('/careers'));
    await back('/about');
    expect(loadDocument).toHaveBeenCalledTimes(1);
    expect(main).toHaveTextContent('Careers');
  });

  it('mounts a page that is ready, where it was left', async () => {
    ready['/about'] = page('About', About);
    const site = open();
    const key = () => (history.state as { key: string }).key;
    const about = key();
    Object.assign(window, { scrollY: 972 });
    dispatchEvent(new Event('scroll'));
    await act(async () => void site.open('/careers'));
    await act(async () => {
      history.replaceState({ key: about }, '', '/about');
      dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
    });
    expect(screen.getByRole('heading', { name: 'About' })).toBeInTheDocument();
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 972, behavior: 'instant' });
    expect(loadDocument).not.toHaveBeenCalled();
  });

  it('from a jump within the page scrolls to where the reader was', async () => {
    open();
    const state: unknown = history.state;
    Object.assign(window, { scrollY: 300 });
    dispatchEvent(new Event('scroll'));
    // The browser jumps to an anchor by itself, and tells the address.
    history.replaceState(null, '', '/about#contact');
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
    Object.assign(window, { scrollY: 8041 });
    dispatchEvent(new Event('scroll'));
    expect(window.scrollTo).not.toHaveBeenCalled();
    history.replaceState(state, '', '/about');
    dispatchEvent(new PopStateEvent('popstate', { state }));
    expect(window.scrollTo).toHaveBeenLastCalledWith({ top: 300, behavior: 'instant' });
  });
});

describe('a page that the document brought', () => {
  it('reads and changes the address’s query, and keeps its elements', async () => {
    const site = open(() => <button>all</button>);
    const button = screen.getByRole('button');
    await act(async () => site.hydrate({ ...served(), component: Filter }));
    fireEvent.click(button);
    expect(button).toHaveTextContent('web');
    expect(location.search).toBe('?kind=web');
    expect(window.scrollTo).not.toHaveBeenCalled();
  });

  it('stays as served where it throws as it hydrates, and keeps what is typed', async () => {
    const site = open();
    const field = screen.getByLabelText<HTMLInputElement>('Name');
    field.value = 'Ada';
    field.focus();
    rememberInput(main);
    await act(async () => site.hydrate({ ...served(), component: Throwing }));
    expect(document.querySelectorAll('[data-frozen]')).toHaveLength(1);
    expect(screen.getByLabelText('Name')).toBe(field);
    expect(field).toHaveFocus();
    expect(field).toHaveValue('Ada');
    expect(screen.getByRole('button', { name: 'Show' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Menu' })).toBeEnabled();
    expect(reported).toContain('render mfe-company');
    expect(loadDocument).not.toHaveBeenCalled();
  });

  it('offers a retry where it throws later, without a load of its document', async () => {
    const site = open(Breakable);
    await act(async () => site.hydrate({ ...served(), component: Breakable }));
    fireEvent.click(screen.getByRole('button', { name: 'Break' }));
    expect(loadDocument).not.toHaveBeenCalled();
    expect(reported).toEqual(['render mfe-company']);
    fireEvent.click(screen.getByRole('button', { name: errorWords.retry }));
    expect(screen.getByRole('button', { name: 'Break' })).toBeInTheDocument();
  });

  it('is not hydrated once the visitor has gone on', async () => {
    const site = open();
    const element = served();
    await act(async () => void site.open('/careers'));
    await act(async () => site.hydrate({ ...element, component: About }));
    expect(main).toHaveTextContent(/^Careers$/);
  });
});

describe('a mounted page that throws at once', () => {
  it('gives way to the error surface, while its document loads', async () => {
    ready['/blog'] = page('Blog', Throwing);
    const site = open();
    await act(async () => void site.open('/blog'));
    expect(screen.getByRole('heading', { name: errorWords.title })).toBeInTheDocument();
    expect(loadDocument).toHaveBeenCalledTimes(1);
    expect(reported).toEqual(['render mfe-company']);
  });
});
