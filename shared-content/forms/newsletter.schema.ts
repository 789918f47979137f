import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { fieldLimits } from './contact.schema';
import { emailPattern } from './fields';

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
