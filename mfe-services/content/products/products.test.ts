import { coreProducts } from './coreProducts';
import { industrySolutions } from './industrySolutions';
import { productsContent } from './productsContent';

describe('products', () => {
  it('are the specification’s eight, with category, text and four features', () => {
    expect(coreProducts.map(({ key }) => key)).toEqual([
      'erp',
      'mobile',
      'web',
      'security',
      'analytics',
      'crm',
      'cloud',
      'data',
    ]);
    for (const { title, category, description, features, color } of coreProducts) {
      expect([title, category, description, color].every(Boolean)).toBe(true);
      expect(new Set(features).size).toBe(4);
    }
    expect(new Set(coreProducts.map(({ color }) => color)).size).toBe(8);
  });

  it('include six industry solutions', () => {
    expect(industrySolutions.map(({ title }) => title)).toEqual([
      'Manufacturing',
      'Retail',
      'Healthcare',
      'Education',
      'Financial Services',
      'Logistics',
    ]);
    for (const { features } of industrySolutions) expect(features).toHaveLength(3);
  });

  it('have the specified tiles, steps and buttons to the letter', () => {
    expect(productsContent.tiles.items.map(({ figure, label }) => `${figure} ${label}`)).toEqual([
      '99.9% Uptime Guarantee',
      '24/7 Technical Support',
      '30 Days Free Trial',
    ]);
    expect(productsContent.implementation.steps.map(({ title }) => title)).toEqual([
      'Discovery',
      'Configuration',
      'Training',
      'Launch',
    ]);
    expect(productsContent.hero.actions).toEqual([
      { label: 'Request Demo', to: '/contact?about=product-demo' },
      { label: 'View Case Studies', to: '/case-studies' },
    ]);
    expect(productsContent.closing.actions).toEqual([
      { label: 'Request Product Demo', to: '/contact?about=product-demo' },
      { label: 'Start Free Trial', to: '/contact?about=free-trial' },
    ]);
  });
});
