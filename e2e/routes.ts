import { industries, industryPath, serviceGroups, servicePath } from '../shared-content/content';

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

/** Pages that answer by scripts of their own: a form, filters, people, contents that follow the reader. All others are still. */
export const livingRoutes: readonly string[] = [
  '/about',
  '/projects',
  '/contact',
  '/privacy-policy',
  '/terms-of-service',
];

/** A page of each kind, not-found included: for walks that a page more costs much. */
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
