import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { fieldLimits } from './fieldLimits';
import { emailPattern } from './patterns';

/** The body of POST /newsletter. */
export const newsletterSchema = {
  type: 'object',
  required: ['email'],
  additionalProperties: false,
  properties: {
    email: { type: 'string', maxLength: fieldLimits.email, pattern: emailPattern },
  },
} as const satisfies JSONSchema;

export type NewsletterPayload = FromSchema<typeof newsletterSchema>;
