/**
 * The version of the words beside the sign-up (mfe-contact/content/newsletter.ts and newsletterTerms.ts), kept with each
 * consent. A test there fails when the words change and this does not.
 */
export const newsletterConsentVersion = '2026-11-22-2';
