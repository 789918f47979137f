import { createHash } from 'node:crypto';
import { type ContactPayload, jobApplicationPrefix } from 'shared-content/forms';
import type { HeldReason, Department } from '../storage/engine/database';
import { enquiryColumns } from '../storage/engine/enquiryColumns';
import { emailKey } from '../storage/subscribers/emailKey';
import type { NewEnquiry } from '../storage/enquiries/insertEnquiries';

/** The row of an enquiry: what was typed, without the white space around it. */
export function toEnquiry(
  body: ContactPayload,
  {
    key,
    hash,
    held,
    heldReason,
  }: { key: string | undefined; hash: string; held: boolean; heldReason?: HeldReason | undefined },
): NewEnquiry {
  return {
    idempotency_key: key ?? null,
    body_hash: hash,
    ...Object.fromEntries(
      enquiryColumns.flatMap(({ column, field }) => (field ? [[column, clean(body[field])]] : [])),
    ),
    email_key: emailKey(clean(body.email)),
    department: getDepartment(body),
    held,
    held_reason: held ? (heldReason ?? 'honeypot') : null,
  };
}

/** Half a surrogate pair is no text: PostgreSQL refuses it in JSON, and no mail can carry it. */
function clean(text = ''): string {
  return text.trim().replace(/\p{Surrogate}/gu, '\ufffd');
}

/**
 * Whom an enquiry concerns, by what the visitor did and not by the words they use: the beginning that our own link from
 * an open position writes means a career, a chosen service or budget a project, everything else is general. How long an
 * enquiry is kept hangs on this; the owner can move it.
 */
export function getDepartment({ serviceInterest, budget, description }: ContactPayload): Department {
  if (description.trimStart().startsWith(jobApplicationPrefix.trim())) return 'career';
  return serviceInterest || budget ? 'projects' : 'general';
}

/** Tells whether two enquiries are the same. Without the captcha token: a second try after a broken connection has a new one. */
export function bodyHash(body: ContactPayload): string {
  const fields = Object.entries(body).filter(([name, value]) => name !== 'turnstileToken' && value !== '');
  const sorted = fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return createHash('sha256').update(JSON.stringify(sorted)).digest('base64url');
}
