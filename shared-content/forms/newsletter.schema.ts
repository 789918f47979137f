import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { captchaToken, fieldLimits } from './contact.schema';
import { emailPattern } from './fields';

/** The body of POST /newsletter. The token is sent only once the API has asked for it (FormAnswer.captcha). */
export const newsletterSchema = {
  type: 'object',
  required: ['email'],
  additionalProperties: false,
  properties: {
    email: { type: 'string', maxLength: fieldLimits.email, pattern: emailPattern },
    turnstileToken: captchaToken,
  },
} as const satisfies JSONSchema;

export type NewsletterPayload = FromSchema<typeof newsletterSchema>;
