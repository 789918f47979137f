import { act, fireEvent, screen } from '@testing-library/react';
import { type Root, createRoot, hydrateRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { KeptPart, keepPage } from './KeptPart';

const part = 'mfe-services /services';
const words = `<h1>Services</h1>
  <a href="/about?from=here#team"><b>About</b></a>
  <a href="/services">Here</a>
  <a href="#offers">Offers</a>
  <a href="/services/terms.pdf">Terms</a>
  <a href="/nobody">Nobody</a>
  <a href="/about" target="_blank">Elsewhere</a>`;

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}
const address = () => screen.getByRole('status').textContent;

let root: Root | undefined;
let element: HTMLElement;
const site = (isThere: boolean, around = 'Skip') => (
  <MemoryRouter initialEntries={['/services']}>
    <p>{around}</p>
    <Address />
    {isThere && <KeptPart path="/services" />}
  </MemoryRouter>
);
const hydrate = (around?: string) =>
  act(async () => {
    root = hydrateRoot(document.getElementById('root') as HTMLElement, site(true, around), {
      onRecoverableError: () => {},
    });
  });

let alive: string[];
const note = (event: Event) => alive.push((event as CustomEvent<string>).detail);

beforeEach(async () => {
  alive = [];
  addEventListener('site:alive', note);
  document.body.innerHTML = `<div id="root"><p>Skip</p><output>/services</output><!--$--><div data-part="${part}">${words}</div><!--/$--></div>`;
  element = screen.getByRole('heading').parentElement as HTMLElement;
  keepPage('/services');
});
afterEach(async () => {
  removeEventListener('site:alive', note);
  await act(async () => root?.unmount());
});

const click = (name: string, init = {}) => {
  // Where the browser would go is nothing that jsdom can do.
  const stay = (event: Event) => event.preventDefault();
  const link = screen.getByText(name);
  let isOurs = false;
  const look = (event: Event) => {
    isOurs = event.defaultPrevented;
    stay(event);
  };
  addEventListener('click', look, { once: true });
  fireEvent.click(link, { button: 0, ...init });
  return isOurs;
};

describe('a part of the served document', () => {
  it('keeps the served elements through all renders', async () => {
    await hydrate();
    expect(alive).toEqual([part]);
    await act(async () => root?.render(site(true)));
    expect(element.isConnected).toBe(true);
    expect(element.innerHTML).toContain('<a href="#offers">Offers</a>');
    expect(element.children).toHaveLength(7);
  });

  it('uses the router for its links', async () => {
    await hydrate();
    expect(click('About')).toBe(true);
    expect(address()).toBe('/about?from=here#team');
  });

  it.each(['Offers', 'Terms', 'Nobody', 'Elsewhere'])('leaves the link "%s" to the browser', async (name) => {
    await hydrate();
    expect(click(name)).toBe(false);
    expect(address()).toBe('/services');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])('leaves a click with %s to the browser', (key) => {
    expect(click('About', { [key]: true })).toBe(false);
  });

  it('replaces the history entry for a link to the same page', async () => {
    await hydrate();
    const push = jest.spyOn(window.history, 'pushState');
    expect(click('Here')).toBe(true);
    expect(address()).toBe('/services');
    expect(push).not.toHaveBeenCalled();
  });

  it('shows unchanged on return, without a script', async () => {
    await hydrate();
    const link = screen.getByText('About');
    await act(async () => root?.render(site(false)));
    expect(link.isConnected).toBe(false);
    await act(async () => root?.render(site(true)));
    expect(screen.getByText('About')).toBe(link);
    expect(alive).toEqual([part, part]);
    expect(screen.getByRole('heading').parentElement).toHaveAttribute('data-part', part);
    expect(click('About')).toBe(true);
  });

  it('shows on return, even when it was left before hydration', async () => {
    element.remove();
    await act(async () => {
      root = createRoot(document.getElementById('root') as HTMLElement);
      root?.render(site(true));
    });
    expect(screen.getByRole('heading')).toHaveTextContent('Services');
    expect(click('About')).toBe(true);
  });

  it('is kept only when the address is its own', () => {
    expect(keepPage('/services.html')).toBe(false);
  });

  it('keeps its text when a translator has changed the document before hydration', async () => {
    screen.getByText('Skip').textContent = 'Pular';
    await hydrate();
    expect(screen.getByText('Skip')).toBeInTheDocument();
    expect(screen.getByRole('heading')).toHaveTextContent('Services');
    expect(screen.getByRole('heading').parentElement).toHaveAttribute('data-part', part);
    expect(click('About')).toBe(true);
    expect(alive).toEqual([part]);
  });
});
