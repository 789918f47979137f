import { screen, waitFor } from '@testing-library/react';
import { announcePage, announcerId } from './arrival';

/** Puts a page in place, as the router does before it announces the page. */
function show(address: string, heading: string): void {
  history.replaceState(null, '', address);
  document.querySelector('main')!.innerHTML =
    `<h1 tabindex="-1">${heading}</h1><h2 id="anchor">An anchor</h2>`;
}

beforeEach(() => {
  document.head.innerHTML = '<link rel="canonical" href="https://www.example.com/nope">';
  document.body.innerHTML = `<main></main><p id="${announcerId}" role="status"></p>`;
  document.title = 'Page Not Found | Shapla Systems';
});

describe('announcePage', () => {
  it('sets title and canonical address, moves the focus and speaks the title', async () => {
    show('/about?from=ad', 'About');
    announcePage('About');
    await waitFor(() => expect(document.title).toBe('About | Shapla Systems'));
    expect(document.querySelector('link')).toHaveAttribute('href', 'https://www.example.com/about');
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('About | Shapla Systems');
  });

  it('empties the live region afterwards: the page is announced once', async () => {
    const own = globalThis.setTimeout;
    let empty: (() => void) | undefined;
    const later = (run: () => void, milliseconds?: number) =>
      milliseconds === 10_000 ? ((empty = run), 0) : own(run, milliseconds);
    globalThis.setTimeout = later as unknown as typeof setTimeout;
    show('/careers', 'Careers');
    announcePage('Careers');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Careers'));
    globalThis.setTimeout = own;
    empty?.();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('announces the later of two pages alone', async () => {
    show('/careers', 'Careers');
    announcePage('Careers');
    show('/about', 'About');
    announcePage('About');
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('About'));
    expect(document.title).toBe('About | Shapla Systems');
  });

  it('moves the focus to the fragment’s target', async () => {
    show('/about#anchor', 'About');
    announcePage('About');
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
  });
});
