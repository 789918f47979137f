import { industries, industryPath } from 'shared-content/content';
import type { RouteDocument } from 'shared-content/federation';
import type { IndustryContent } from '../content/industries/industry.contract';
import { industriesHead, industryHeads, type IndustrySlug } from '../content/industries/industryHeads';
import { industryLabels } from '../content/industries/industryLabels';
import { industryPages } from '../content/industries/industryPages';
import { describeCollection, describeService } from './structuredData';

const { overviewCrumb } = industryLabels;

function industryDocument(
  { industry: { name, slug }, solutions, hero }: IndustryContent,
  path: `/${string}`,
) {
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

/** Breadcrumbs and structured data of the industries, only for prerendered documents. */
export const industryDocuments: Readonly<Record<string, RouteDocument>> = {
  '/industries': {
    breadcrumbs: [overviewCrumb],
    structuredData: describeCollection(
      { path: '/industries', ...industriesHead },
      industries.map((entry) => ({ name: entry.name, url: industryPath(entry) })),
    ),
  },
  ...Object.fromEntries(
    industryPages.map((content) => {
      const path = industryPath(content.industry);
      return [path, industryDocument(content, path)];
    }),
  ),
};
