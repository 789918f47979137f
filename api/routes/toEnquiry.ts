import { createHash } from 'node:crypto';
import { type ContactPayload, jobApplicationPrefix } from 'shared-content/forms';
import type { HeldReason, Department } from '../storage/engine/database';
import { enquiryColumns } from '../storage/enquiries/enquiryColumns';
import { emailKey } from '../storage/subscribers/emailKey';
import type { NewEnquiry } from '../storage/enquiries/insertEnquiry';

/** The fields of an enquiry. One that the browser itself has posted has no token. */
type EnquiryFields = Omit<ContactPayload, 'turnstileToken'> & Partial<Pick<ContactPayload, 'turnstileToken'>>;

/** The database row of an enquiry, with surrounding white space removed. */
export function toEnquiry(
  body: EnquiryFields,
  { key, hash, heldReason }: { key?: string | undefined; hash: string; heldReason?: HeldReason | undefined },
): NewEnquiry {
  return {
    idempotency_key: key ?? null,
    body_hash: hash,
    ...Object.fromEntries(enquiryColumns.map(({ column, field }) => [column, clean(body[field])])),
    email_key: emailKey(clean(body.email)),
    department: getDepartment(body),
    held: heldReason !== undefined,
    held_reason: heldReason ?? null,
  };
}

/** Removes half surrogate pairs: PostgreSQL refuses them in JSON, and no mail can carry them. */
function clean(text = ''): string {
  return text.trim().replace(/\p{Surrogate}/gu, '\ufffd');
}

/**
 * The department of an enquiry, by what the visitor did rather than by their words. A message that begins as our link
 * from an open position writes it is a career. A chosen service or budget means a project. Everything else is
 * general. The owner can change it.
 */
export function getDepartment({ serviceInterest, budget, description }: EnquiryFields): Department {
  if (description.trimStart().startsWith(jobApplicationPrefix.trim())) return 'career';
  return serviceInterest || budget ? 'projects' : 'general';
}

/** A hash that is equal for equal enquiries. The captcha token is left out, because a retry has a new one. */
export function bodyHash(body: EnquiryFields): string {
  const fields = Object.entries(body).filter(([name, value]) => name !== 'turnstileToken' && value !== '');
  const sorted = fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}
