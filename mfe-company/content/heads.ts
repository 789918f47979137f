/** What the head of each page says: title (60 characters at most) and description (50 to 160). */
export const heads = {
  about: {
    path: '/about',
    title: 'About Our Software Company in Dhaka',
    description:
      'Shapla Systems is a software company in Dhaka, Bangladesh, with 3+ years of client work. Our story, our mission and values, and the people you’d work with.',
  },
  careers: {
    path: '/careers',
    title: 'Careers: Join Our Team in Dhaka',
    description:
      'Open roles at Shapla Systems in Uttara, Dhaka: React Native Developer and Digital Marketing Specialist. Benefits, hiring steps and how to apply.',
  },
  blog: {
    path: '/blog',
    title: 'Blog - Coming Soon',
    description:
      'The Shapla Systems blog is coming soon: a Dhaka software team writes about building and running client systems.',
  },
  privacyPolicy: {
    path: '/privacy-policy',
    title: 'Privacy Policy',
    description:
      'What Shapla Systems stores when you write to us or subscribe, how long we keep it, who sees it, and how to have it erased. Updated September 24, 2025.',
  },
  termsOfService: {
    path: '/terms-of-service',
    title: 'Terms of Service',
    description:
      'The terms for using the Shapla Systems website and services: acceptable use, intellectual property, liability, governing law. Updated September 24, 2025.',
  },
} as const;
