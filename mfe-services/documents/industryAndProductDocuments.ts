import { amountsIn, company, industries, industryPath } from 'shared-content/content';
import type { RouteDocument } from 'shared-content/federation';
import type { IndustryContent } from '../content/industries/industry.contract';
import { industriesHead, industryHeads, type IndustrySlug } from '../content/industries/industryHeads';
import { industryLabels } from '../content/industries/industryLabels';
import { industryPages } from '../content/industries/industryPages';
import { pageHeads } from '../content/pageHeads';
import { coreProducts } from '../content/products/coreProducts';
import { describeCollection, describeService } from './structuredData';

const { overviewCrumb } = industryLabels;
// Price per user and month.
const [lowPrice, highPrice] = amountsIn(company.prices.productUser);

function industryDocument({ industry, solutions, hero }: IndustryContent): RouteDocument {
  const { name, slug } = industry;
  const path = industryPath(industry);
  return {
    breadcrumbs: [overviewCrumb, { name, path }],
    structuredData: describeService({
      path,
      title: industryHeads[slug as IndustrySlug].title,
      description: hero.lead,
      serviceType: `Software development for ${name.toLowerCase()}`,
      audience: name,
      offers: solutions,
    }),
  };
}

/** Documents of the industries, and of /products: eight applications with their price. */
export const industryAndProductDocuments: Readonly<Record<string, RouteDocument>> = {
  '/industries': {
    breadcrumbs: [overviewCrumb],
    structuredData: describeCollection(
      { path: '/industries', ...industriesHead },
      industries.map((entry) => ({ name: entry.name, url: industryPath(entry) })),
    ),
  },
  ...Object.fromEntries(
    industryPages.map((content) => [industryPath(content.industry), industryDocument(content)]),
  ),
  '/products': {
    breadcrumbs: [{ name: 'Products', path: '/products' }],
    structuredData: describeCollection(
      { path: '/products', ...pageHeads.products },
      coreProducts.map(({ title, description, category }) => ({
        item: {
          '@type': 'SoftwareApplication',
          name: title,
          description,
          applicationCategory: 'BusinessApplication',
          applicationSubCategory: category,
          offers: { '@type': 'AggregateOffer', lowPrice, highPrice, priceCurrency: 'USD' },
        },
      })),
    ),
  },
};
