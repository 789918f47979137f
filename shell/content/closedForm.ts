import { company } from 'shared-content/content';

/** What stands below a form that cannot be sent: text and links, in order. */
export const closedForm: readonly (string | { readonly href: string; readonly label: string })[] = [
  'This form could not be loaded. Reload the page to try again, write to ',
  { href: `mailto:${company.email}`, label: company.email },
  ' or call ',
  company.phone,
  '.',
];
