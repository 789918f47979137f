/** The answer of both calls, for every status. */
export interface FormAnswer {
  success: boolean;
  message?: string;
  error?: string;
}

/** Header with one random key per filled form, so that a retry after a broken connection is not a second enquiry. */
export const idempotencyHeader = 'Idempotency-Key';

/** Path below the API's base to which the browser itself posts the contact form, form-encoded and without a captcha. */
export const contactFormPath = '/contact-form';

/** A field that people never see or fill. Forms send it only if filled, so an honest body matches the schema exactly. */
export const honeypotField = 'homepage';

/** The captcha widget's `action` on the contact form. The API refuses tokens of any other action. */
export const captchaAction = 'contact';

/**
 * Beginning of messages from an open position's link (`/contact?job=…`, mfe-contact/content/topics.ts). The form writes it
 * and the server chooses the department by it, so both need the same text.
 */
export const jobApplicationPrefix = 'Job application: ';

/**
 * Version of the consent text beside the sign-up (mfe-contact/content/newsletter.ts and newsletterTerms.ts), stored with
 * each consent. A test there fails when the text changes and this version does not.
 */
export const newsletterConsentVersion = '2026-11-28';
