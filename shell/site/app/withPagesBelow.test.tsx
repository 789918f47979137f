import { screen } from '@testing-library/react';
import type { SectionRoute } from 'shared-content/federation';
import { renderWithKit } from 'shared-content/testing';
import { withPagesBelow } from './withPagesBelow';

const route = (path: SectionRoute['path'], listed?: boolean): SectionRoute => ({
  path,
  listed,
  title: `Title of ${path}`,
  description: `What ${path} is about.`,
  load: () => Promise.resolve(() => null),
});
const Page = () => <h1>The page</h1>;

const show = (path: string, routes: readonly SectionRoute[]) => {
  const Shown = withPagesBelow(Page, path, routes);
  renderWithKit(<Shown />, path);
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
};

describe('a page with pages below it', () => {
  it('ends with a card for each listed page', () => {
    const routes = [route('/blog'), route('/blog/one', true), route('/blog/two', true), route('/blog/three')];
    expect(show('/blog', routes)).toEqual(['/blog/one', '/blog/two']);
    expect(screen.getByRole('region', { name: 'Keep reading' })).toHaveTextContent(
      'What /blog/one is about.',
    );
  });

  it('leaves out pages below an intermediate page', () => {
    const routes = [
      route('/blog'),
      route('/blog/2026'),
      route('/blog/2026/one', true),
      route('/blog/2025/two', true),
    ];
    expect(show('/blog', routes)).toEqual(['/blog/2025/two']);
  });

  it('is unchanged without listed pages, and ignores similar prefixes', () => {
    expect(withPagesBelow(Page, '/blog', [route('/blog'), route('/blog/one')])).toBe(Page);
    expect(withPagesBelow(Page, '/blog', [route('/blog'), route('/blogs', true)])).toBe(Page);
  });
});
