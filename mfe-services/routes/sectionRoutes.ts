import { createElement } from 'react';
import { industries, industryPath } from 'shared-content/content';
import type { SectionRoute } from 'shared-content/federation';
import type { IndustryContent } from '../content/industries/industry.contract';
import { industriesHead, industryHeads, type IndustrySlug } from '../content/industries/industryHeads';
import { pageHeads } from '../content/pageHeads';
import type { ServiceHead, ServiceModule } from '../content/service.contract';

/** Loads a service's page content by slug: from its chunk in a browser, from the bundle in Node. */
type LoadService = (slug: string) => Promise<Pick<ServiceModule, 'page'>>;

/** One route per service file; the file's name decides the path. */
export const serviceRoutes = (
  heads: ReadonlyMap<string, ServiceHead>,
  loadService: LoadService,
): readonly SectionRoute[] =>
  [...heads].map(([slug, { title, description }]) => ({
    path: `/services/${slug}`,
    title,
    description,
    static: true,
    load: async () => {
      const content = (await loadService(slug)).page();
      return () => createElement(content.View, { content });
    },
  }));

/** Written out, because webpack needs a literal import and chunk name for each. */
const loadIndustry: Readonly<Record<IndustrySlug, () => Promise<IndustryContent>>> = {
  healthcare: async () =>
    (await import(/* webpackChunkName: "industries.healthcare" */ '../content/industries/healthcare'))
      .healthcare,
  education: async () =>
    (await import(/* webpackChunkName: "industries.education" */ '../content/industries/education'))
      .education,
  'e-commerce': async () =>
    (await import(/* webpackChunkName: "industries.e-commerce" */ '../content/industries/eCommerce'))
      .eCommerce,
  finance: async () =>
    (await import(/* webpackChunkName: "industries.finance" */ '../content/industries/finance')).finance,
  logistics: async () =>
    (await import(/* webpackChunkName: "industries.logistics" */ '../content/industries/logistics'))
      .logistics,
  government: async () =>
    (await import(/* webpackChunkName: "industries.government" */ '../content/industries/government'))
      .government,
};

/** /industries and its six pages, and /products. */
export const industryAndProductRoutes: readonly SectionRoute[] = [
  {
    path: '/industries',
    ...industriesHead,
    static: true,
    load: async () =>
      (await import(/* webpackChunkName: "industries" */ '../pages/industries/IndustriesPage'))
        .IndustriesPage,
  },
  ...industries.map((industry): SectionRoute => {
    const slug = industry.slug as IndustrySlug;
    return {
      path: industryPath(industry),
      ...industryHeads[slug],
      static: true,
      load: async () => {
        const content = await loadIndustry[slug]();
        return () => createElement(content.View, { content });
      },
    };
  }),
  {
    path: '/products',
    ...pageHeads.products,
    static: true,
    load: async () =>
      (await import(/* webpackChunkName: "products" */ '../pages/products/ProductsPage')).ProductsPage,
  },
];

/** Every page of this section. */
export const sectionRoutes = (
  heads: ReadonlyMap<string, ServiceHead>,
  loadService: LoadService,
): readonly SectionRoute[] => [
  {
    path: '/services',
    ...pageHeads.services,
    static: true,
    load: async () =>
      (await import(/* webpackChunkName: "services" */ '../pages/services/ServicesPage')).ServicesPage,
  },
  ...serviceRoutes(heads, loadService),
  ...industryAndProductRoutes,
];
