import { company } from 'shared-content/content';

export const notFoundHead = {
  title: 'Page Not Found',
  description: `There is no page at this address on the site of ${company.name}.`,
} as const;
