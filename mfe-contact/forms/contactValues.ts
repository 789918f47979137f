import { type ContactPayload, honeypotField } from 'shared-content/forms';
import { contactTextFields } from '../content/contactForm';

/** What an enquiry says, apart from the captcha: the same content is the same enquiry. */
export type ContactContent = Omit<Required<ContactPayload>, 'turnstileToken'>;

/** What the contact form's fields hold. A radio group without a choice holds null. */
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
 * What a submit sends. A field that was never shown holds nothing, and the options of the form are those of the schema;
 * the server checks again.
 */
export function getContent(values: ContactValues): ContactContent {
  return Object.fromEntries(names.map((name) => [name, values[name] ?? ''])) as unknown as ContactContent;
}

/** Characters as the API's schema counts them: code points, so that an emoji is one and not two. */
export const countCharacters = (text: string): number => [...text].length;
