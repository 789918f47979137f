import { contactForm, contactTextFields } from '../../content/contactForm';
import type { ContactContent } from '../../forms/contactValues';

/** What is said beside each required field that is empty on submit. */
export const missingTexts: readonly (readonly [keyof ContactContent, string])[] = [
  ...contactTextFields.flatMap(({ name, missing }) => (missing ? [[name, missing] as const] : [])),
  ['description', contactForm.description.missing],
];
