import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
// eslint-disable-next-line no-restricted-imports -- a render as the server does it needs a router, and the kit exports none
import { MemoryRouter } from 'react-router-dom';
import { renderWithKit } from 'shared-content/testing';
import { KitProvider, createKitCache } from 'shared-content/ui';
import { projects } from '../content/projects';
import { ProjectsPage } from './ProjectsPage';

const open = (path = '/projects') => {
  // jsdom has no layout, so it lacks both of these.
  Element.prototype.scrollIntoView = () => {};
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
  renderWithKit(<ProjectsPage />, path);
  return userEvent.setup();
};
// Plain DOM queries: a role query over all cards takes jsdom seconds.
const cards = () =>
  [...document.querySelectorAll('h3')]
    .filter((heading) => !heading.closest('[hidden]'))
    .map(({ textContent }) => textContent?.replace(/ \(.*/, ''));

describe('ProjectsPage', () => {
  it('renders all projects on the server, whatever the address says', () => {
    const html = renderToString(
      <KitProvider cache={createKitCache()}>
        <MemoryRouter initialEntries={['/projects?industry=Restaurant']}>
          <ProjectsPage />
        </MemoryRouter>
      </KitProvider>,
    );
    for (const { link, slug } of projects) {
      expect(html).toContain(link);
      expect(html).toContain(`id="${slug}"`);
    }
    expect(html).not.toContain('hidden=""');
    expect(html).not.toContain(' style=');
    // Props for styling stay out of the markup.
    expect(html.match(/ (pad|accent|color|share)="[^"]*"/g)).toBeNull();
    expect(html).toContain('Showing all 17 projects');
  });

  it('names a pair without results, and offers to drop either', async () => {
    const user = open('/projects?industry=Restaurant&technology=Shopify');
    expect(cards()).toEqual(['No project matches both filters']);
    expect(screen.getByText(/pairs Restaurant with Shopify/)).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Keep Restaurant (2)' }));
    expect(cards()).toEqual(['Morich & Mint', 'Copperpass']);
  });

  it('shows what each project does, with a link to more on this site', () => {
    open();
    for (const { title, summary, more } of projects) {
      const card = screen.getByText(summary).closest<HTMLElement>('[data-card]')!;
      expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent(title);
      const links = within(card).getAllByRole('link');
      expect(links.map((link) => link.getAttribute('href')).slice(1)).toEqual(more ? [more.to] : []);
    }
  });

  it('ends with links to the contact page and the services', () => {
    open();
    expect(screen.getByText('Ready to Start Your Project?').localName).toBe('h2');
    const targets = [...document.querySelectorAll('a')].map((link) => [
      link.textContent?.trim(),
      link.getAttribute('href'),
    ]);
    expect(targets.slice(-2)).toEqual([
      ['Get Started', '/contact'],
      ['View Our Services', '/services'],
    ]);
  });

  it('opens each project in a new tab with noopener', () => {
    open();
    const anchors = screen.getAllByRole('link', { name: /\(opens in a new tab\)$/ });
    expect(anchors.map(({ textContent }) => textContent)).toEqual(
      projects.map(({ title }) => `${title} (opens in a new tab)`),
    );
    expect(anchors.map((anchor) => anchor.getAttribute('href'))).toEqual(projects.map(({ link }) => link));
    for (const anchor of anchors) {
      expect(anchor).toHaveAttribute('target', '_blank');
      expect(anchor).toHaveAttribute('rel', 'noopener noreferrer');
    }
  });
});
