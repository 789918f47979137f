import { formMessages } from './formMessages';
import { isBlank } from './fields';
import type { NewsletterPayload } from './newsletter.schema';

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
