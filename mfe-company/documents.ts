import type { AboutPage, Thing, WebPage, WithContext } from 'schema-dts';
import type { RouteDocument } from 'shared-content/federation';
import { company } from 'shared-content/content';
import { heads } from './content/heads';
import { team } from './content/team';

type Head = (typeof heads)[keyof typeof heads];

const organization = { '@id': '/#organization' } as const;

const page = (head: Head, more: Partial<WebPage> = {}): WithContext<Thing> =>
  ({
    '@context': 'https://schema.org',
    '@type': 'WebPage',
    '@id': `${head.path}#page`,
    url: head.path,
    name: head.title,
    description: head.description,
    inLanguage: 'en',
    publisher: organization,
    ...more,
  }) as WithContext<WebPage>;

const aboutPage: WithContext<AboutPage> = {
  '@context': 'https://schema.org',
  '@type': 'AboutPage',
  '@id': `${heads.about.path}#page`,
  url: heads.about.path,
  name: heads.about.title,
  description: heads.about.description,
  inLanguage: 'en',
  mainEntity: {
    '@type': 'Organization',
    ...organization,
    name: company.name,
    url: '/',
    slogan: company.tagline,
    employee: team.map(({ slug, name, title }) => ({
      '@type': 'Person',
      '@id': `${heads.about.path}?member=${slug}`,
      name,
      jobTitle: title,
    })),
  },
};

const trail = (head: Head, name: string): Pick<RouteDocument, 'breadcrumbs'> => ({
  breadcrumbs: [{ name, path: head.path }],
});

/**
 * No JobPosting on /careers. Google wants it on pages for a single job, with an absolute posting date, and penalizes
 * lists that carry it. The openings have no pages of their own.
 */
export const documents: Readonly<Record<string, RouteDocument>> = {
  [heads.about.path]: { ...trail(heads.about, 'About'), structuredData: [aboutPage] },
  [heads.careers.path]: {
    ...trail(heads.careers, 'Careers'),
    structuredData: [page(heads.careers, { about: organization })],
  },
  [heads.blog.path]: { ...trail(heads.blog, 'Blog'), structuredData: [page(heads.blog)] },
  [heads.privacyPolicy.path]: {
    ...trail(heads.privacyPolicy, 'Privacy Policy'),
    structuredData: [page(heads.privacyPolicy, { dateModified: '2025-09-24' })],
  },
  [heads.termsOfService.path]: {
    ...trail(heads.termsOfService, 'Terms of Service'),
    structuredData: [page(heads.termsOfService, { dateModified: '2025-09-24' })],
  },
};
