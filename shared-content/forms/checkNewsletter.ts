import { formMessages } from './formMessages';
import { isBlank } from './fields';
import type { NewsletterPayload } from './newsletter.schema';

interface NewsletterProblem {
  message: string;
  field: 'email';
}

/** The one check of the newsletter form: an address must be there. */
export function checkNewsletter(values: { [field in keyof NewsletterPayload]?: unknown }):
  NewsletterProblem | undefined {
  return isBlank(values.email)
    ? { message: formMessages.newsletter.emailMissing, field: 'email' }
    : undefined;
}
