import { act, render } from '@testing-library/react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router-dom';
import { startScrollRestoration, recordAddress, useScrollRestoration } from './scrollRestoration';

function Page() {
  useScrollRestoration();
  return null;
}

/** The browser's side of a jump, a scroll or a way back: jsdom has no layout. */
function scrolledTo(top: number): void {
  Object.assign(window, { scrollY: top });
  dispatchEvent(new Event('scroll'));
}

function entered(key: string, hash: string): void {
  history.replaceState({ key }, '', hash);
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
}

describe('the scroll position after Back from a fragment link', () => {
  const places: number[] = [];

  function start() {
    places.length = 0;
    window.scrollTo = (({ top }: ScrollToOptions) => places.push(top ?? NaN)) as typeof scrollTo;
    history.replaceState({ key: 'overview' }, '', '#overview');
    startScrollRestoration();
    const router = createBrowserHistory({ window });
    const { pathname: here } = location;
    const at = (key: string, hash: string, pathname = here) => (
      <Router location={{ ...router.location, key, hash, pathname }} navigator={router}>
        <Page />
      </Router>
    );
    const { rerender } = render(at('overview', '#overview'));
    places.length = 0;
    scrolledTo(972);
    // To another anchor: the browser tells the address, then the scroll.
    entered('contact', '#contact');
    scrolledTo(8041);
    return (key: string, pathname?: string) => act(() => rerender(at(key, `#${key}`, pathname)));
  }

  it('is restored when React shows each step in turn', () => {
    const show = start();
    show('contact');
    places.length = 0;
    entered('overview', '#overview');
    show('overview');
    expect(places.at(-1)).toBe(972);
  });

  it('is stored for a navigation, even before the browser’s last scroll event', () => {
    const { pathname } = location;
    const show = start();
    show('contact');
    Object.assign(window, { scrollY: 9000 });
    entered('elsewhere', '/elsewhere');
    recordAddress('/elsewhere');
    show('elsewhere', '/elsewhere');
    places.length = 0;
    entered('contact', `${pathname}#contact`);
    recordAddress(pathname);
    show('contact');
    expect(places.at(-1)).toBe(9000);
  });

  it('is restored when React renders the jump only after Back', () => {
    const show = start();
    entered('overview', '#overview');
    show('contact');
    show('overview');
    expect(places.at(-1)).toBe(972);
  });

  it('is restored when React never renders the jump', () => {
    const show = start();
    places.length = 0;
    entered('overview', '#overview');
    show('overview');
    expect(places.at(-1)).toBe(972);
  });
});
