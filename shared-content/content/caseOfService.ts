import { services } from './catalogue';
import { caseStudyPath } from './work';

/**
 * Where a service's own page leads those who ask for a client with a name: a case study, by the service's slug. A test
 * of mfe-portfolio finds the service and the client in each.
 */
export const caseOfService: Readonly<
  Record<string, { readonly client: string; readonly path: `/${string}` }>
> = {
  [services.customWeb.slug]: { client: 'Nirmal Clinics', path: caseStudyPath('nirmal-clinics') },
  [services.ecommerce.slug]: { client: 'Noksha Loom', path: caseStudyPath('noksha-loom') },
  [services.api.slug]: { client: 'Noksha Loom', path: caseStudyPath('noksha-loom') },
  [services.uxUi.slug]: { client: 'Morich & Mint', path: caseStudyPath('morich-and-mint') },
};
