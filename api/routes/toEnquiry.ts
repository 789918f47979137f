import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import {
  campaignFields,
  type ContactPayload,
  jobApplicationPrefix,
  leadSourceHeader,
} from 'shared-content/forms';
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
    ...Object.fromEntries(
      enquiryColumns.flatMap(({ column, field }) => (field ? [[column, clean(body[field])]] : [])),
    ),
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

/**
 * The source of a lead: the form's Lead-Source header, otherwise page and campaign of the Referer. A client can send
 * anything in both, so only a path, a host and the known campaign values are kept, cut to length.
 */
export function leadSource(
  headers: IncomingHttpHeaders,
): Record<'source_page' | 'source_referrer' | 'source_campaign', string> {
  const hint = headers[leadSourceHeader.toLowerCase()];
  const referer = URL.canParse(headers.referer ?? '') ? new URL(headers.referer!) : undefined;
  const given = new URLSearchParams(typeof hint === 'string' ? hint.slice(0, 2_000) : referer?.search);
  const page = typeof hint === 'string' ? given.get('page') : referer?.pathname;
  const campaign = campaignFields.flatMap((field) => {
    const value = plain(given.get(field), 100);
    return value === '' ? [] : [[field, value]];
  });
  return {
    source_page: /^\/[\w./~%-]*$/.test(page ?? '') ? page!.slice(0, 200) : '',
    source_referrer: /^[\w.:-]{1,100}$/.exec(given.get('referrer') ?? '')?.[0] ?? '',
    source_campaign: new URLSearchParams(campaign).toString(),
  };
}

/** Reduces text to one line without control characters and half surrogate pairs, which PostgreSQL refuses. */
function plain(value: string | null, length: number): string {
  return [...(value ?? '').replace(/[\p{Cc}\p{Cs}]/gu, ' ')].slice(0, length).join('').trim();
}
