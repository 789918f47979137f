import type { ContactPayload } from 'shared-content/forms';
import { departmentOf } from './department-of';
import { emailKey } from './storage/email-key';
import type { NewEnquiry } from './storage/insert-enquiry';

/** The row of an enquiry: what was typed, without the white space around it. */
export function toEnquiry(
  body: ContactPayload,
  { key, hash, held }: { key: string | undefined; hash: string; held: boolean },
): NewEnquiry {
  return {
    idempotency_key: key ?? null,
    body_hash: hash,
    first_name: body.firstName.trim(),
    last_name: body.lastName.trim(),
    email: body.email.trim(),
    email_key: emailKey(body.email),
    phone: body.phone?.trim() ?? '',
    company: body.company?.trim() ?? '',
    service_interest: body.serviceInterest ?? '',
    description: body.description.trim(),
    budget: body.budget ?? '',
    department: departmentOf(body),
    held,
  };
}
