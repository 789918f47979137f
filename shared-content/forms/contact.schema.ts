import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { emailPattern, fieldLimits, multiLinePattern, singleLinePattern, tokenPattern } from './fields';
import { budgetOptions, serviceInterestOptions } from './options';

/** The body of POST /contact. Optional fields may be left out or empty; a field that is not named here is refused. */
export const contactSchema = {
  type: 'object',
  required: ['firstName', 'lastName', 'email', 'description', 'turnstileToken'],
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
    turnstileToken: {
      type: 'string',
      minLength: 1,
      maxLength: fieldLimits.turnstileToken,
      pattern: tokenPattern,
    },
  },
} as const satisfies JSONSchema;

export type ContactPayload = FromSchema<typeof contactSchema>;
