import type { ContactPayload } from 'shared-content/forms';
import { departmentOf } from './departmentOf';
import type { HeldReason } from '../storage/engine/database';
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
    first_name: clean(body.firstName),
    last_name: clean(body.lastName),
    email: clean(body.email),
    email_key: emailKey(clean(body.email)),
    phone: clean(body.phone),
    company: clean(body.company),
    service_interest: body.serviceInterest ?? '',
    description: clean(body.description),
    budget: body.budget ?? '',
    department: departmentOf(body),
    held,
    held_reason: held ? (heldReason ?? 'honeypot') : null,
  };
}

/** Half a surrogate pair is no text: PostgreSQL refuses it in JSON, and no mail can carry it. */
function clean(text = ''): string {
  return text.trim().replace(/\p{Surrogate}/gu, '\ufffd');
}
