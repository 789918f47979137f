import { type ContactPayload, honeypotField } from 'shared-content/forms';

/** What the contact form's fields hold. A radio group without a choice holds null. */
export interface ContactValues {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  company: string;
  serviceInterest: string | null;
  description: string;
  budget: string;
  [honeypotField]: string;
}

export const emptyContact: ContactValues = {
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  company: '',
  serviceInterest: '',
  description: '',
  budget: '',
  [honeypotField]: '',
};

/** What an enquiry says, apart from the captcha: the same content is the same enquiry. */
export type ContactContent = Omit<Required<ContactPayload>, 'turnstileToken'>;

export function contentOf(values: ContactValues): ContactContent {
  const { firstName, lastName, email, phone, company, serviceInterest, description, budget } = values;
  return {
    firstName,
    lastName,
    email,
    phone,
    company: company ?? '',
    // The options of the form are those of the schema; the server checks again.
    serviceInterest: (serviceInterest ?? '') as ContactContent['serviceInterest'],
    description,
    // Not asked of everyone: a field that was never shown holds nothing.
    budget: (budget ?? '') as ContactContent['budget'],
  };
}

/** Characters as the API's schema counts them: code points, so that an emoji is one and not two. */
export const countCharacters = (text: string): number => [...text].length;
