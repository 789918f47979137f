import { type ComponentType, useState } from 'react';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { errorWords } from 'shared-content/content';
import { getSection } from 'shared-content/federation';
import { KitProvider, createKitCache } from 'shared-content/ui';
import { SectionSourceContext } from './SectionSource';
import { OwnedPage } from './SiteApp';
import { type FailedDetail, failedEvent } from './reportFailure';

const company = getSection('mfe-company');
const Throwing = () => {
  throw new Error('broken on purpose');
};
const Whole = () => (
  <>
    <h1>About</h1>
    <button type="button">Show</button>
    <button type="button" popoverTarget="menu">
      Menu
    </button>
  </>
);
/** Lives until its button is pressed. */
function Breakable() {
  const [broken, breakIt] = useState(false);
  return broken ? <Throwing /> : <button onClick={() => breakIt(true)}>Break</button>;
}

let page: ComponentType;
const loadDocument = jest.fn(() => Promise.resolve<false>(false));
const source = {
  page: () => page,
  frame: { Header: Throwing, Footer: Throwing },
  isKept: () => false,
  load: () => undefined,
  exposed: () => Throwing,
  forget: () => {},
  loadDocument,
};
const site = (path: string) => (
  <KitProvider cache={createKitCache()}>
    <MemoryRouter initialEntries={[path]}>
      <SectionSourceContext value={source}>
        <main>
          <OwnedPage app={company} path={path} />
        </main>
      </SectionSourceContext>
    </MemoryRouter>
  </KitProvider>
);

let told: string[];
const tell = (event: Event) => {
  const { kind, app } = (event as CustomEvent<FailedDetail>).detail;
  told.push(`${kind} ${app}`);
};
beforeEach(() => {
  told = [];
  loadDocument.mockClear();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  addEventListener(failedEvent, tell);
});
afterEach(() => {
  removeEventListener(failedEvent, tell);
  jest.restoreAllMocks();
});

describe('a page that throws', () => {
  it('keeps its served markup on a first load', async () => {
    page = Whole;
    const container = document.body.appendChild(document.createElement('div'));
    container.innerHTML = renderToString(site('/about'));
    page = Throwing;
    await act(async () => render(site('/about'), { container, hydrate: true }));
    expect(screen.getByRole('heading', { name: 'About' })).toBeInTheDocument();
    expect(container.querySelectorAll('[data-frozen]')).toHaveLength(1);
    expect(screen.getByRole('button', { name: 'Show' })).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Menu' })).toBeEnabled();
    expect(loadDocument).not.toHaveBeenCalled();
    expect(told).toEqual(['render mfe-company']);
  });

  it('gives way to the error surface after a click, while its document loads', () => {
    page = Throwing;
    render(site('/careers'));
    expect(screen.getByRole('heading', { name: errorWords.title })).toBeInTheDocument();
    expect(loadDocument).toHaveBeenCalledTimes(1);
    expect(told).toEqual(['render mfe-company']);
  });

  it('offers a retry after hydration, without a load of its document', () => {
    page = Breakable;
    render(site('/blog'));
    fireEvent.click(screen.getByRole('button', { name: 'Break' }));
    expect(loadDocument).not.toHaveBeenCalled();
    expect(told).toEqual(['render mfe-company']);
    fireEvent.click(screen.getByRole('button', { name: errorWords.retry }));
    expect(screen.getByRole('button', { name: 'Break' })).toBeInTheDocument();
  });
});
