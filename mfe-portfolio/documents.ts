import type { RouteDocument } from 'shared-content/federation';
import { caseStudies } from './content/caseStudies';
import { caseStudiesPage } from './content/caseStudiesPage';
import { heads } from './content/heads';
import { projects } from './content/projects';
import { projectsPage } from './content/projectsPage';

/** 'November 2024' → '2024-11'. */
const formatMonth = (launched: string) => new Date(`${launched} 1 UTC`).toISOString().slice(0, 7);

/** What only prerendered documents carry, by path. URLs are relative; compose makes them absolute. */
export const documents: Readonly<Record<string, RouteDocument>> = {
  '/projects': {
    breadcrumbs: projectsPage.trail,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        '@id': '/projects',
        url: '/projects',
        name: projectsPage.hero.title,
        description: heads.projects.description,
        mainEntity: {
          '@type': 'ItemList',
          itemListElement: projects.map(({ title: name }, index) => ({
            '@type': 'ListItem',
            position: index + 1,
            item: { '@type': 'CreativeWork', name },
          })),
        },
      },
    ],
  },
  '/case-studies': {
    breadcrumbs: caseStudiesPage.trail,
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'CollectionPage',
        '@id': '/case-studies',
        url: '/case-studies',
        name: caseStudiesPage.hero.title,
        description: heads.caseStudies.description,
        hasPart: caseStudies.map(({ id, title, category, description, technologies, launched, image }) => ({
          '@type': 'Article',
          '@id': `/case-studies#${id}`,
          url: `/case-studies#${id}`,
          headline: title,
          articleSection: category,
          abstract: description,
          keywords: technologies.join(', '),
          datePublished: formatMonth(launched),
          author: { '@id': '/#organization' },
          image: image.large,
        })),
      },
    ],
  },
};
