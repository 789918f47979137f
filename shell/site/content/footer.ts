import { company, services } from 'shared-content/content';
import { sections } from 'shared-content/federation';

/** The footer's blocks (specification 2.4). Service links all lead to the overview. */
export const footer = {
  pitch: 'We design, build and maintain web platforms, mobile apps and data products in Dhaka.',
  /** Specification 2.4 lists no link to them among those of the company. */
  products: { label: 'See our products', path: '/products' },
  services: {
    title: 'Services',
    links: [
      services.customWeb.name,
      services.mobile.name,
      services.enterprise.name,
      services.uxUi.name,
      services.aiMl.name,
      services.cloud.name,
      services.team.name,
    ].map((label) => ({ label, path: '/services' })),
  },
  company: {
    title: 'Company',
    links: [
      { label: 'About', path: '/about' },
      { label: 'Careers', path: '/careers' },
      { label: 'Blog', path: '/blog' },
      { label: 'Contact', path: '/contact' },
      // Sections that came after the specification: each says its words in the registry.
      ...sections.flatMap(({ footerLink: label, prefixes: [path = '/'] }) =>
        label === undefined ? [] : [{ label, path }],
      ),
      { label: 'Privacy Policy', path: '/privacy-policy' },
      { label: 'Terms of Service', path: '/terms-of-service' },
    ],
  },
  contact: { title: 'Contact' },
  rights: `© ${company.name}. All rights reserved.`,
} as const;
