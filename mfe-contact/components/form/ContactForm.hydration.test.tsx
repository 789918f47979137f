import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
// eslint-disable-next-line no-restricted-imports -- this test mounts the page as compose and the shell do
import { MemoryRouter } from 'react-router-dom';
import { KitProvider, createKitCache } from 'shared-content/ui';
import { field, formConfig, sendButton } from '../../testing/contactPage';
import { fakeApi } from '../../testing/fakeApi';
import { fakeTurnstile } from '../../testing/fakeTurnstile';
import { ContactForm } from './ContactForm';
import { readDraft } from './useDraft';

const page = (path: string) => (
  <KitProvider cache={createKitCache()}>
    <MemoryRouter initialEntries={[path]}>
      <ContactForm labelledBy="title" />
    </MemoryRouter>
  </KitProvider>
);

/** Puts the server's document in place, as before any script has run. */
function serveDocument() {
  const root = document.createElement('div');
  root.innerHTML = renderToString(page('/contact'));
  document.body.replaceChildren(root);
  return root;
}

describe('ContactForm before and during hydration', () => {
  it('has no inline styles or scripts, and submits nothing itself while scripts may run', () => {
    const root = serveDocument();
    expect(root.querySelector('[style], script, style')).toBeNull();
    expect(root.querySelector('form')).toHaveAttribute('method', 'post');
    expect(sendButton()).toBeDisabled();
    expect(root.querySelector('noscript')).toHaveTextContent('hello@example.com or call +880 2 5550 0142');
  });

  it('keeps and sends input from before hydration', async () => {
    const api = fakeApi({
      '/api/form-config': formConfig,
      '/api/contact': { status: 200, json: { success: true } },
    });
    const captcha = fakeTurnstile();
    const root = serveDocument();
    const nodes = [...root.querySelectorAll('input, select, textarea')];
    field('First name').value = 'Ada';
    field('Last name').value = 'Rahman';
    field('Email').value = 'ada@example.com';
    field(/^Budget/).value = '10k-25k';
    field('Project description').value = 'Typed early';
    screen.getByRole<HTMLInputElement>('radio', { name: 'Educational Software' }).checked = true;

    const problems: unknown[] = [];
    const log = jest.spyOn(console, 'error').mockImplementation((...words) => void problems.push(words));
    // The address names a job that the server's document does not know.
    await act(async () => {
      hydrateRoot(root, page('/contact?job=designer'), {
        onRecoverableError: (error) => problems.push(error),
      });
    });
    log.mockRestore();
    expect(problems).toEqual([]);
    expect([...root.querySelectorAll('input, select, textarea')]).toEqual(nodes);

    await waitFor(() => expect(captcha.rendered).toHaveLength(1));
    captcha.pass('token');
    await userEvent.click(sendButton());
    await waitFor(() => expect(api.to('/api/contact')).toHaveLength(1));
    expect(api.to('/api/contact')[0]?.body).toMatchObject({
      firstName: 'Ada',
      lastName: 'Rahman',
      email: 'ada@example.com',
      serviceInterest: 'Educational Software',
      description: 'Typed early',
      budget: '10k-25k',
    });
  });

  it('keeps text typed before hydration instead of a link’s subject', async () => {
    fakeApi({ '/api/form-config': formConfig });
    const captcha = fakeTurnstile();
    const root = serveDocument();
    field('Project description').value = 'Typed early';
    await act(async () => {
      hydrateRoot(root, page('/contact?about=mobile-solutions'));
    });
    await waitFor(() => expect(captcha.rendered).toHaveLength(1));
    expect(field('Project description')).toHaveValue('Typed early');
    expect(readDraft()).toEqual({ description: 'Typed early' });
  });
});
