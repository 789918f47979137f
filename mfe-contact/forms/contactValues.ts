import type { Control } from 'react-hook-form';
import { type ContactPayload, honeypotField } from 'shared-content/forms';
import { contactTextFields } from '../content/contactForm';

/** An enquiry without the captcha: equal content is the same enquiry. */
export type ContactContent = Omit<Required<ContactPayload>, 'turnstileToken'>;

/** Values of the contact form's fields. A radio group without a choice is null. */
export type ContactValues = Record<
  Exclude<keyof ContactContent, 'serviceInterest'> | typeof honeypotField,
  string
> & { serviceInterest: string | null };

const names = [
  ...contactTextFields.map(({ name }) => name),
  'serviceInterest',
  'description',
  'budget',
] as const;

export const emptyContact = Object.fromEntries(
  [...names, honeypotField].map((name) => [name, '']),
) as unknown as ContactValues;

/**
 * The body of a submit. A hidden field is empty, and the form's options are those of the schema; the server checks
 * again.
 */
export function getContent(values: ContactValues): ContactContent {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? ''])) as unknown as ContactContent;
}

/** Counts characters as the API's schema does: code points, so that an emoji is one and not two. */
export const countCharacters = (text: string): number => [...text].length;

/**
 * A field's value, from its first layout effect on. `getValues` returns default values until react-hook-form's own
 * effect has run, and would miss what was typed before hydration. `_formValues` is private to the library, which has no
 * public way to it; ContactForm.hydration.test.tsx fails where a new version has none.
 */
export function getFieldValue(control: Control<ContactValues>, name: keyof ContactValues): string {
  return (control._formValues as Partial<ContactValues>)[name] ?? '';
}
