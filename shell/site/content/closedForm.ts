import { company } from 'shared-content/content';

/** What stands below a form that cannot be sent: text and links, in order. */
export const closedForm: readonly (string | { readonly href: string; readonly label: string })[] = [
  'We couldn’t load this form. Reload the page to try again, write to ',
  { href: `mailto:${company.email}`, label: company.email },
  ' or call ',
  company.phone,
  '.',
];
