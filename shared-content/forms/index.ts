export { cleanAddress } from './cleanAddress';
export { checkContact, type ContactProblem } from './checkContact';
export { checkNewsletter } from './checkNewsletter';
export { contactSchema, type ContactPayload, fieldLimits, requiredFields } from './contact.schema';
export { formMessages } from './formMessages';
export { newsletterSchema } from './newsletter.schema';
export { budgetOptions, serviceInterestOptions } from './options';
export {
  campaignFields,
  captchaActions,
  type FormAnswer,
  honeypotField,
  idempotencyHeader,
  jobApplicationPrefix,
  leadSourceHeader,
  newsletterConsentVersion,
} from './protocol';
