import { createElement } from 'react';
import type { SectionRoute } from 'shared-content/federation';
import type { ServiceHead, ServiceModule } from '../content/service.contract';

/** Loads a service's page content by slug: from its chunk in a browser, from the bundle in Node. */
export type LoadService = (slug: string) => Promise<Pick<ServiceModule, 'page'>>;

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
      const Page = () => createElement(content.View, { content });
      return Page;
    },
  }));
