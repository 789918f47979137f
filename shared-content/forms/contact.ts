import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import {
  captchaToken,
  emailPattern,
  fieldLimits,
  isBlank,
  multiLinePattern,
  singleLinePattern,
} from './fields';
import { formMessages } from './formMessages';

export const serviceInterestOptions = [
  'Healthcare Management Systems',
  'E-commerce Platforms',
  'Educational Software',
  'Mobile Applications',
  'Digital Marketing Solutions',
  'Custom Software Development',
] as const;

export const budgetOptions = [
  { value: '', label: 'Select budget range' },
  { value: 'under-10k', label: 'Under $10,000' },
  { value: '10k-25k', label: '$10,000-$25,000' },
  { value: '25k-50k', label: '$25,000-$50,000' },
  { value: '50k-100k', label: '$50,000-$100,000' },
  { value: 'over-100k', label: 'Over $100,000' },
  { value: 'discuss', label: 'Prefer to discuss' },
] as const;

/** Fields that a visitor must fill in, in the order of the form. */
export const requiredFields = ['firstName', 'lastName', 'email', 'description'] as const;

/** The body of POST /contact. Optional fields may be missing or empty; unknown fields are refused. */
export const contactSchema = {
  type: 'object',
  required: [...requiredFields, 'turnstileToken'],
  additionalProperties: false,
  properties: {
    firstName: { type: 'string', minLength: 1, maxLength: fieldLimits.firstName, pattern: singleLinePattern },
    lastName: { type: 'string', minLength: 1, maxLength: fieldLimits.lastName, pattern: singleLinePattern },
    email: { type: 'string', maxLength: fieldLimits.email, pattern: emailPattern },
    phone: { type: 'string', maxLength: fieldLimits.phone, pattern: singleLinePattern },
    company: { type: 'string', maxLength: fieldLimits.company, pattern: singleLinePattern },
    serviceInterest: { type: 'string', enum: ['', ...serviceInterestOptions] },
    description: {
      type: 'string',
      minLength: 1,
      maxLength: fieldLimits.description,
      pattern: multiLinePattern,
    },
    budget: { type: 'string', enum: budgetOptions.map((option) => option.value) },
    turnstileToken: captchaToken,
  },
} as const satisfies JSONSchema;

export type ContactPayload = FromSchema<typeof contactSchema>;

export interface ContactProblem {
  message: string;
  field: 'turnstileToken' | (typeof requiredFields)[number];
}

/**
 * Checks the contact form in order: the captcha first, then the required fields. Values are `unknown` because the server
 * runs this on a body that is not validated yet.
 */
export function checkContact(values: { [field in keyof ContactPayload]?: unknown }):
  ContactProblem | undefined {
  if (isBlank(values.turnstileToken)) {
    return { message: formMessages.contact.captchaMissing, field: 'turnstileToken' };
  }
  const field = requiredFields.find((name) => isBlank(values[name]));
  return field && { message: formMessages.contact.requiredMissing, field };
}
