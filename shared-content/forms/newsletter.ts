import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { emailPattern, fieldLimits, isBlank } from './fields';
import { formMessages } from './formMessages';

/** The body of POST /newsletter. */
export const newsletterSchema = {
  type: 'object',
  required: ['email'],
  additionalProperties: false,
  properties: {
    email: { type: 'string', maxLength: fieldLimits.email, pattern: emailPattern },
  },
} as const satisfies JSONSchema;

type NewsletterPayload = FromSchema<typeof newsletterSchema>;

interface NewsletterProblem {
  message: string;
  field: 'email';
}

/** The only check of the newsletter form: it needs an address. */
export function checkNewsletter(values: { [field in keyof NewsletterPayload]?: unknown }):
  NewsletterProblem | undefined {
  return isBlank(values.email)
    ? { message: formMessages.newsletter.emailMissing, field: 'email' }
    : undefined;
}
