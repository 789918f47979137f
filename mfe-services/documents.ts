import { servicePath } from 'shared-content/content';
import type { RouteDocument } from 'shared-content/federation';
import { bundledService } from './content/bundledService';
import { pageHeads } from './content/pageHeads';
import type { ServiceHead } from './content/service.contract';
import { serviceHeads } from './content/serviceHeads';
import { serviceLabels } from './content/serviceLabels';
import { industryAndProductDocuments } from './documents/industryAndProductDocuments';
import { describeCollection, describeService } from './documents/structuredData';

const { overviewCrumb } = serviceLabels;
const heads = [...serviceHeads.values()];

function serviceDocument({ entry, title, description }: ServiceHead): RouteDocument {
  const path = servicePath(entry);
  const offers = bundledService(entry.slug)
    .page()
    .blocks.find((block) => block.kind === 'offers');
  return {
    breadcrumbs: [overviewCrumb, { name: entry.name, path }],
    structuredData: describeService({ path, title, description, serviceType: entry.name, offers }),
  };
}

/** Data that only prerendered documents carry, by path: breadcrumbs and structured data. */
export const documents: Readonly<Record<string, RouteDocument>> = {
  '/services': {
    breadcrumbs: [overviewCrumb],
    structuredData: describeCollection(
      { path: '/services', ...pageHeads.services },
      heads.map(({ entry }) => ({ name: entry.name, url: servicePath(entry) })),
    ),
  },
  ...Object.fromEntries(heads.map((head) => [servicePath(head.entry), serviceDocument(head)])),
  ...industryAndProductDocuments,
};
