import { servicePath } from 'shared-content/content';
import type { RouteDocument } from 'shared-content/federation';
import { bundledService } from '../content/bundledService';
import { pageHeads } from '../content/pageHeads';
import type { ServiceHead } from '../content/service.contract';
import { serviceHeads } from '../content/serviceHeads';
import { serviceLabels } from '../content/serviceLabels';
import { describeCollection, describeService } from './structuredData';

const { overviewCrumb } = serviceLabels;
const heads = [...serviceHeads.values()];

function serviceDocument({ entry, title, description }: ServiceHead): RouteDocument {
  const path = servicePath(entry);
  const { blocks } = bundledService(entry.slug).page();
  const offers = blocks.find((block) => block.kind === 'offers');
  return {
    breadcrumbs: [overviewCrumb, { name: entry.name, path }],
    structuredData: describeService({ path, title, description, serviceType: entry.name, offers }),
  };
}

/** Breadcrumbs and structured data of the services, only for prerendered documents. */
export const serviceDocuments: Readonly<Record<string, RouteDocument>> = {
  '/services': {
    breadcrumbs: [overviewCrumb],
    structuredData: describeCollection(
      { path: '/services', ...pageHeads.services },
      heads.map(({ entry }) => ({ name: entry.name, url: servicePath(entry) })),
    ),
  },
  ...Object.fromEntries(heads.map((head) => [servicePath(head.entry), serviceDocument(head)])),
};
