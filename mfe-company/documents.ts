import type { WebPage, WithContext } from 'schema-dts';
import type { RouteDocument } from 'shared-content/federation';
import { company } from 'shared-content/content';
import { heads } from './content/heads';
import { team } from './content/team';

type Head = (typeof heads)[keyof typeof heads];

const organization = { '@id': '/#organization' } as const;
const publisher = organization;

/** Breadcrumbs and structured data of a page. */
const describePage = (
  { path, title, description }: Head,
  crumb: string,
  more: Partial<WebPage>,
): RouteDocument => ({
  breadcrumbs: [{ name: crumb, path }],
  structuredData: [
    {
      '@context': 'https://schema.org',
      '@type': 'WebPage',
      '@id': `${path}#page`,
      url: path,
      name: title,
      description,
      inLanguage: 'en',
      ...more,
    } as WithContext<WebPage>,
  ],
});

/**
 * What only prerendered documents carry, by path. URLs are relative; compose makes them absolute.
 *
 * No JobPosting on /careers. Google wants it on pages for a single job, with an absolute posting date, and penalizes
 * lists that carry it. The openings have no pages of their own.
 */
export const documents: Readonly<Record<string, RouteDocument>> = {
  '/about': describePage(heads.about, 'About', {
    '@type': 'AboutPage',
    mainEntity: {
      '@type': 'Organization',
      ...organization,
      name: company.name,
      url: '/',
      slogan: company.tagline,
      employee: team.map(({ slug, name, title }) => ({
        '@type': 'Person',
        '@id': `/about?member=${slug}`,
        name,
        jobTitle: title,
      })),
    },
  }),
  '/careers': describePage(heads.careers, 'Careers', { publisher, about: organization }),
  '/blog': describePage(heads.blog, 'Blog', { publisher }),
  '/privacy-policy': describePage(heads.privacyPolicy, 'Privacy Policy', {
    publisher,
    dateModified: '2025-09-24',
  }),
  '/terms-of-service': describePage(heads.termsOfService, 'Terms of Service', {
    publisher,
    dateModified: '2025-09-24',
  }),
};
