import { screen, within } from '@testing-library/react';
import { renderWithKit } from 'shared-content/testing';
import { coreProducts } from '../../content/products/coreProducts';
import { industrySolutions } from '../../content/products/industrySolutions';
import { productsContent } from '../../content/products/productsContent';
import { ProductsPage } from './ProductsPage';

// jsdom has no media queries. With reduced motion, nothing waits for a scroll to be revealed.
beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

const region = (name: string) => within(screen.getByRole('region', { name }));
const target = (name: string) => screen.getByRole('link', { name }).getAttribute('href');

describe('ProductsPage', () => {
  beforeEach(() => {
    renderWithKit(<ProductsPage />, '/products');
  });

  it('shows eight products with category, description and four features', () => {
    const cards = screen.getAllByRole('article');
    expect(cards).toHaveLength(8);
    coreProducts.forEach(({ title, category, description, features }, index) => {
      const card = within(cards[index] as HTMLElement);
      expect(card.getByRole('heading', { level: 3 })).toHaveTextContent(title);
      for (const text of [category, description, ...features])
        expect(card.getByText(text)).toBeInTheDocument();
      expect(card.getAllByRole('listitem')).toHaveLength(4);
    });
  });

  it('shows six industry solutions, three tiles and four steps', () => {
    for (const label of ['Industry Solutions', 'Success Story'])
      expect(screen.getByText(label)).toBeInTheDocument();
    const titles = (name: string) =>
      region(name)
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent);
    expect(titles(productsContent.industries.title)).toEqual(industrySolutions.map(({ title }) => title));
    expect(titles(productsContent.tiles.title)).toEqual([
      '99.9% Uptime Guarantee',
      '24/7 Technical Support',
      '30 Days Free Trial',
    ]);
    expect(titles(productsContent.implementation.title)).toEqual([
      'Discovery',
      'Configuration',
      'Training',
      'Launch',
    ]);
  });

  it('links to /contact and to the case studies', () => {
    expect(target('Request Demo')).toBe('/contact?about=product-demo');
    expect(target('View Case Studies')).toBe('/case-studies');
    expect(target('Request Product Demo')).toBe('/contact?about=product-demo');
    expect(target('Start Free Trial')).toBe('/contact?about=free-trial');
  });
});
