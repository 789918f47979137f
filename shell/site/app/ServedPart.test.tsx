import { act, fireEvent, screen } from '@testing-library/react';
import { type Root, hydrateRoot } from 'react-dom/client';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ServedPart } from './ServedPart';

const part = 'mfe-services /services';
const words = `<h1>Services</h1>
  <a href="/about?from=here#team"><b>About</b></a>
  <a href="/services">Here</a>
  <a href="#offers">Offers</a>
  <a href="/services/terms.pdf">Terms</a>
  <a href="/nobody">Nobody</a>
  <a href="/about" target="_blank">Elsewhere</a>
  <div data-rise="0"><img data-portrait="" src="/nobody.avif" alt="Nobody"></div>`;

function Address() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}
const address = () => screen.getByRole('status').textContent;

let root: Root;
let element: HTMLElement;
const onLeave = jest.fn();
const site = (isThere: boolean) => (
  <MemoryRouter initialEntries={['/services']}>
    <Address />
    {isThere && <ServedPart part={part} onLeave={onLeave} />}
  </MemoryRouter>
);

let alive: string[];
const note = (event: Event) => alive.push((event as CustomEvent<string>).detail);

beforeEach(async () => {
  alive = [];
  onLeave.mockClear();
  Object.assign(globalThis, {
    matchMedia: () => ({ matches: false }),
    IntersectionObserver: class {
      observe() {}
      disconnect() {}
    },
  });
  jest
    .spyOn(Element.prototype, 'getBoundingClientRect')
    .mockImplementation(() => ({ top: 2000 }) as unknown as DOMRect);
  addEventListener('site:alive', note);
  document.body.innerHTML = `<div id="root"><output>/services</output><!--$--><div data-part="${part}">${words}</div><!--/$--></div>`;
  element = screen.getByRole('heading').parentElement as HTMLElement;
  await act(async () => {
    root = hydrateRoot(document.getElementById('root') as HTMLElement, site(true));
  });
});
afterEach(async () => {
  removeEventListener('site:alive', note);
  await act(async () => root.unmount());
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

describe('a part that the document brought', () => {
  it('lives with the very elements that were there, whatever is rendered again', async () => {
    expect(alive).toEqual([part]);
    await act(async () => root.render(site(true)));
    expect(element.isConnected).toBe(true);
    expect(element.innerHTML).toContain('<a href="#offers">Offers</a>');
    expect(element.children).toHaveLength(8);
  });

  it('is tended: what lies below rises as it comes, and a portrait that is lost gives way', () => {
    expect(element.querySelector<HTMLElement>('[data-rise]')?.dataset.reveal).toBe('waiting');
    const portrait = screen.getByRole('img');
    fireEvent.error(portrait);
    expect(portrait).toHaveAttribute('src', 'file-stub');
  });

  it('has its links followed by the router', () => {
    expect(click('About')).toBe(true);
    expect(address()).toBe('/about?from=here#team');
  });

  it.each(['Offers', 'Terms', 'Nobody', 'Elsewhere'])('leaves the link "%s" to the browser', (name) => {
    expect(click(name)).toBe(false);
    expect(address()).toBe('/services');
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey', 'altKey'])(
    'leaves a click with the %s to the browser',
    (key) => {
      expect(click('About', { [key]: true })).toBe(false);
    },
  );

  it('tells when it is left', async () => {
    expect(onLeave).not.toHaveBeenCalled();
    await act(async () => root.render(site(false)));
    expect(onLeave).toHaveBeenCalledTimes(1);
    expect(element.isConnected).toBe(false);
  });
});
