import { industries, industryPath, serviceGroups, servicePath } from 'shared-content/content';

/** The 34 routes of specification 2.1, in its order of sections. */
export const routes: readonly string[] = [
  '/',
  '/services',
  ...serviceGroups.flatMap((group) => group.services.map(servicePath)),
  '/products',
  '/industries',
  ...industries.map(industryPath),
  '/about',
  '/case-studies',
  '/projects',
  '/careers',
  '/blog',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
];

/** Pages with scripts of their own: a form, filters, people, contents that follow the reader. Home has one part of that kind; all others are static. */
export const interactiveRoutes: readonly string[] = [
  '/about',
  '/projects',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
];

/** The kinds of pages that differ for an engine: islands, static pages, a filter, dialogs, a form, a long text. */
export const kinds: readonly string[] = [
  '/',
  '/services',
  '/services/ai-ml',
  '/projects',
  '/about',
  '/contact',
  '/privacy-policy',
];

/** A page of each kind, including not-found, for tests where each further page is expensive. */
export const samplePages: readonly string[] = [
  '/',
  '/services',
  '/services/ai-ml',
  '/services/team-augmentation',
  '/industries/healthcare',
  '/products',
  '/projects',
  '/case-studies',
  '/about',
  '/careers',
  '/blog',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
  '/nowhere',
];
