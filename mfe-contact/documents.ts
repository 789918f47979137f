import { company, structuredAddress } from 'shared-content/content';
import type { RouteDocument } from 'shared-content/federation';
import { contactHead } from './content/contactHead';

/** What only prerendered documents carry, by path. URLs are relative; compose makes them absolute. */
export const documents: Readonly<Record<string, RouteDocument>> = {
  '/contact': {
    breadcrumbs: [{ name: 'Contact', path: contactHead.path }],
    structuredData: [
      {
        '@context': 'https://schema.org',
        '@type': 'ContactPage',
        '@id': '/contact',
        url: '/contact',
        name: contactHead.title,
        description: contactHead.description,
        mainEntity: {
          '@type': 'ProfessionalService',
          '@id': '/#office',
          name: company.name,
          url: '/',
          email: company.email,
          telephone: company.phone.label,
          address: structuredAddress,
          hasMap: company.mapUrl,
          openingHours: `Mo-Fr ${company.opens}-${company.closes}`,
        },
      },
    ],
  },
};
