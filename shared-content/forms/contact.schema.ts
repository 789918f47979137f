import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { emailPattern, multiLinePattern, singleLinePattern, tokenPattern } from './fields';
import { budgetOptions, serviceInterestOptions } from './options';

/** Longest value of each field, in characters; 254 is the longest address that SMTP can carry (RFC 5321). */
export const fieldLimits = {
  firstName: 100,
  lastName: 100,
  email: 254,
  phone: 40,
  company: 200,
  description: 5000,
  turnstileToken: 2048,
} as const;

export const captchaToken = {
  type: 'string',
  minLength: 1,
  maxLength: fieldLimits.turnstileToken,
  pattern: tokenPattern,
} as const;

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
