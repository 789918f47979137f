import { company, stats } from 'shared-content/content';

/** Head data of each page: title (at most 60 characters) and description (50 to 160). */
export const heads = {
  about: {
    path: '/about',
    title: 'About Us: the Team, the Story, the Values',
    description: `${company.name} is a software company in Dhaka, Bangladesh, with ${stats.years.number} years of client work: our story, our values, and the people you’d work with.`,
  },
  careers: {
    path: '/careers',
    title: 'Careers: Join Our Team in Dhaka',
    description: `Open roles at ${company.name} in Uttara, Dhaka: React Native Developer and Digital Marketing Specialist. Benefits, hiring steps and how to apply.`,
  },
  blog: {
    path: '/blog',
    title: 'Blog - Coming Soon',
    description: `The ${company.name} blog is coming soon. A Dhaka software team will write about building and running client systems.`,
  },
  privacyPolicy: {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description: `What ${company.name} stores when you write to us or subscribe, how long we keep it, who sees it, and how to have it erased. Updated September 24, 2025.`,
  },
  termsOfService: {
    path: '/terms-of-service',
    title: 'Terms of Service',
    description: `The terms for using the ${company.name} website and services, with acceptable use, intellectual property, liability, governing law. Updated September 24, 2025.`,
  },
} as const;
