import { company } from 'shared-content/content';

/** The footer's blocks (specification 2.4). Service links all lead to the overview. */
export const footer = {
  pitch: 'Web platforms, mobile apps and data products, designed, built and maintained in Dhaka.',
  social: { title: 'Elsewhere' },
  services: {
    title: 'Services',
    path: '/services',
    labels: [
      'Web Applications',
      'Mobile Apps',
      'Enterprise Software',
      'UX/UI Design',
      'AI & Analytics',
      'Cloud & DevOps',
      'Team Augmentation',
    ],
  },
  company: {
    title: 'Company',
    links: [
      { label: 'About', path: '/about' },
      { label: 'Careers', path: '/careers' },
      { label: 'Blog', path: '/blog' },
      { label: 'Contact', path: '/contact' },
      { label: 'Privacy Policy', path: '/privacy-policy' },
      { label: 'Terms of Service', path: '/terms-of-service' },
    ],
  },
  contact: { title: 'Contact' },
  rights: `© ${company.name}. All rights reserved.`,
} as const;
