import { type ContactPayload, requiredFields } from './contact.schema';
import { formMessages } from './formMessages';
import { isBlank } from './fields';

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
