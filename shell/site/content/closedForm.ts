import { company } from 'shared-content/content';

/** Text and links, in order. */
type Pieces = readonly (string | { readonly href: string; readonly label: string })[];

/** A sentence for forms that the browser itself can send. */
interface IfSent {
  readonly ifSent: string;
}

const mail = { href: `mailto:${company.email}`, label: company.email };

/** What stands below a form that cannot be sent. */
export const closedForm: readonly (Pieces[number] | IfSent)[] = [
  'This form didn’t load.',
  { ifSent: ' You can still send it: a person reads it first.' },
  ' Reload the page to try again, write to ',
  mail,
  ' or call ',
  company.phone,
  '.',
];
