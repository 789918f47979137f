import { company } from 'shared-content/content';
import type { storedData } from './storedData';

/** What is done with data beyond what the system stores of messages and the newsletter. */
type FurtherUse = 'confirmation' | 'applications' | 'sources' | 'proof' | 'version' | 'lawful';

/**
 * Why each kind of data is used and on which basis, as the policy says it: one for each group of what the database holds,
 * and for what else is done. FOR COUNSEL: the bases are those of the GDPR.
 */
export const legalBases = {
  message:
    'Your message: to answer you, prepare an offer and do the work. Legal basis: steps you asked for before a contract, and the contract.',
  confirmation:
    'A confirmation that it arrived. Legal basis: our legitimate interest, and yours, that nothing is lost.',
  newsletter: 'The newsletter. Legal basis: your consent, which you can withdraw by the link in its emails.',
  proof:
    'Proof of your consent, and the note not to write to you after you leave. Legal basis: our legitimate interest in showing that we wrote only to those who agreed.',
  applications:
    'Your job application. Legal basis: steps you asked for before an employment contract; for later openings, your consent.',
  sources:
    'Which pages and campaigns bring inquiries. Legal basis: our legitimate interest in knowing what our work is worth.',
  delivery:
    'Delivery notes, limits and logs. Legal basis: our legitimate interest in a site safe from abuse.',
  counts:
    'Counts of failures and speed. Legal basis, as far as they’re personal data: our legitimate interest in a site that works.',
  version:
    'The cookie for a version of the site. Legal basis: our legitimate interest in trying out changes.',
  lawful: `Records that the law of ${company.address.country} makes us keep. Legal basis: our legitimate interest in obeying it.`,
} satisfies Readonly<Record<keyof typeof storedData | FurtherUse, string>>;
