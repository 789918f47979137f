/** What both calls answer, whatever the status. */
export interface FormAnswer {
  success: boolean;
  message?: string;
  error?: string;
}

/** Carries one random key per filled form, so that a second try after a broken connection is not a second enquiry. */
export const idempotencyHeader = 'Idempotency-Key';

/**
 * Header in which the contact form tells where a visit began, in the form of a query: page (a path), referrer (a host) and
 * the utm_* values of the first address. Not in the body: what the form sends there is fixed.
 */
export const leadSourceHeader = 'Lead-Source';

/** The campaign values that are kept, as the address of an advertisement carries them. */
export const campaignFields = [
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const;

/** A field that people never see and never fill. The forms send it only when it was filled, so an honest body is exactly the schema. */
export const honeypotField = 'homepage';

/** The widget's `action`: a token solved for anything else does not open the contact form. */
export const captchaAction = 'contact';

/**
 * How a message begins that comes from an open position's link (`/contact?job=…`, mfe-contact/content/topics.ts). The form writes it and the server
 * chooses the department by it, so both must say the same.
 */
export const jobApplicationPrefix = 'Job application: ';

/**
 * The version of the words beside the sign-up (mfe-contact/content/newsletter.ts and newsletterTerms.ts), kept with each
 * consent. A test there fails when the words change and this does not.
 */
export const newsletterConsentVersion = '2026-11-22-2';
