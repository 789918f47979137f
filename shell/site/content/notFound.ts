import { company } from 'shared-content/content';

/** The not-found page (specification 2.19; code, heading and labels to the letter). */
export const notFound = {
  head: {
    title: 'Page Not Found',
    description: `This page doesn’t exist on the website of ${company.name}. Try the services, projects, careers or contact pages instead.`,
  },
  code: '404',
  title: 'Oops! Page Not Found',
  text: 'The page may have moved, or the address has a typo.',
  attempted: 'You asked for',
  home: 'Go Home',
  back: 'Go Back',
  ways: {
    before: 'Most people look for',
    links: [
      { label: 'Services', path: '/services' },
      { label: 'Projects', path: '/projects' },
      { label: 'Careers', path: '/careers' },
      { label: 'Contact', path: '/contact' },
    ],
  },
} as const;
