import { act, render, screen, waitFor } from '@testing-library/react';
import { KitProvider, createKitCache } from 'shared-content/ui';
import { AnnouncedPage, RouteAnnouncer, afterPaint, recordDocument } from './arrival';

function Site({ path, title, heading = title }: { path: string; title?: string; heading?: string }) {
  return (
    <KitProvider cache={createKitCache()}>
      <main>
        {/* A page is another element for React, as below the routes. */}
        <AnnouncedPage key={path} path={path} title={title}>
          <h1 tabIndex={-1}>{heading}</h1>
          <h2 id="anchor">An anchor</h2>
        </AnnouncedPage>
      </main>
      <RouteAnnouncer />
    </KitProvider>
  );
}

/** The address, as the router has set it before a page is shown. */
const at = (address: string) => history.replaceState(null, '', address);

beforeEach(() => {
  at('/nope');
  document.title = 'Page Not Found | Shapla Systems';
  recordDocument();
});

describe('a page after navigation', () => {
  it('does not change title and focus of the first document', async () => {
    render(<Site path="/nope" title="Page Not Found" />);
    await new Promise((resolve) => afterPaint(() => resolve(undefined)));
    expect(document.body).toHaveFocus();
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('gets title, focus and announcement after a page that never hydrated', async () => {
    at('/about');
    render(<Site path="/about" title="About" />);
    await waitFor(() => expect(document.title).toBe('About | Shapla Systems'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
    expect(screen.getByRole('status')).toHaveTextContent('About | Shapla Systems');
  });

  it('is announced once: the live region is emptied afterwards', async () => {
    const own = globalThis.setTimeout;
    let empty: (() => void) | undefined;
    const later = (run: () => void, milliseconds?: number) =>
      milliseconds === 10_000 ? ((empty = run), 0) : own(run, milliseconds);
    globalThis.setTimeout = later as unknown as typeof setTimeout;
    at('/careers');
    render(<Site path="/careers" title="Careers" />);
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('Careers'));
    globalThis.setTimeout = own;
    act(() => empty?.());
    expect(screen.getByRole('status')).toBeEmptyDOMElement();
  });

  it('uses its heading as title without one; the next page uses its own', async () => {
    const { rerender } = render(<Site path="/about" heading="Unexpected Application Error!" />);
    await waitFor(() => expect(document.title).toBe('Unexpected Application Error! | Shapla Systems'));
    rerender(<Site path="/about" title="About" />);
    await waitFor(() => expect(document.title).toBe('About | Shapla Systems'));
  });

  it('moves the focus to the fragment’s target', async () => {
    at('/about#anchor');
    render(<Site path="/about" title="About" />);
    await waitFor(() => expect(screen.getByRole('heading', { level: 2 })).toHaveFocus());
  });
});
