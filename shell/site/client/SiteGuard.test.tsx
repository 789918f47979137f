import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { recordDocument } from '../app/arrival';
import { SiteGuard } from './SiteGuard';

let broken: boolean;

function Frame() {
  const [open, setOpen] = useState(false);
  if (broken) throw new Error('broken on purpose');
  return (
    <div>
      <header>
        <button type="button" onClick={() => setOpen(!open)}>
          Menu
        </button>
        {open ? <span>Open</span> : 'Closed'}
      </header>
      <main>
        <a href="/about">About</a>
        <form>
          <input aria-label="Message" />
        </form>
      </main>
    </div>
  );
}

let root: HTMLElement;
const app = () => (
  <SiteGuard root={root}>
    <Frame />
  </SiteGuard>
);

/** What a translator does to a page: each text stands in elements of its own. */
function translate(element: Element): void {
  for (const node of [...element.childNodes])
    if (node instanceof Element) translate(node);
    else {
      const font = document.createElement('font');
      node.replaceWith(font);
      font.append(node);
    }
}

beforeEach(() => {
  broken = false;
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  document.body.innerHTML = '<div id="root"></div>';
  root = document.getElementById('root') as HTMLElement;
  recordDocument();
});
afterEach(() => jest.restoreAllMocks());

describe('SiteGuard', () => {
  it('keeps the served document when the frame throws during hydration', async () => {
    root.innerHTML = renderToString(app());
    const link = screen.getByRole('link', { name: 'About' });
    broken = true;
    await act(async () => hydrateRoot(root, app(), { onRecoverableError: () => undefined }));
    expect(screen.getByRole('link', { name: 'About' })).toBe(link);
    // The header's buttons become the browser's own again after this.
    expect(screen.getByRole('button', { name: 'Menu' })).toBeEnabled();
    expect(console.error).toHaveBeenCalledWith(
      'The frame failed to render',
      expect.any(Error),
      expect.any(String),
    );
  });

  it('keeps page, input and focus after a translator’s changes, and closes the forms', async () => {
    const closed: unknown[] = [];
    const note = (event: Event) => closed.push((event as CustomEvent).detail);
    addEventListener('site:closed', note);
    await act(async () => createRoot(root).render(app()));
    const field = screen.getByLabelText('Message');
    fireEvent.change(field, { target: { value: 'We need an app' } });
    field.focus();
    translate(root);
    await act(async () => screen.getByRole('button', { name: 'Menu' }).click());
    expect(screen.getByRole('link', { name: 'About' })).toBeInTheDocument();
    expect(screen.getByLabelText('Message')).toHaveValue('We need an app');
    expect(screen.getByLabelText('Message')).toHaveFocus();
    expect(closed).toEqual([root]);
    removeEventListener('site:closed', note);
  });
});
