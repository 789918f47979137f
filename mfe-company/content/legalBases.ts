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
    'Your message: to answer you, prepare an offer and, if we agree, do the work. Legal basis: steps you asked for before a contract, and the contract itself.',
  confirmation:
    'A confirmation that your message arrived. Legal basis: our legitimate interest, and yours, that nothing is lost.',
  newsletter:
    'The newsletter you subscribed to. Legal basis: your consent, which you can withdraw at any time by the link in the emails.',
  proof:
    'Proof of your consent, and after you leave the note not to write to you. Legal basis: our legitimate interest, and our duty where the law asks for it, to show that we wrote only to those who agreed.',
  applications:
    'Your job application. Legal basis: steps you asked for before an employment contract. If you ask us to consider you for later openings, we do so with your consent.',
  sources:
    'Which pages and campaigns bring us inquiries. Legal basis: our legitimate interest in knowing what our own work is worth.',
  delivery:
    'Delivery notes, limits and the log of what colleagues do: to keep the site safe from abuse and automated messages. Legal basis: our legitimate interest in a working website.',
  counts:
    'Counts of failures and speed. Legal basis, as far as these are personal data at all: our legitimate interest in a site that works.',
  version:
    'The cookie that keeps you on one version of the site. Legal basis: our legitimate interest in trying out changes without mixing pages.',
  lawful: `Records of business correspondence that the law of ${company.address.country} makes us keep. Legal basis: our legitimate interest in obeying it.`,
} satisfies Readonly<Record<keyof typeof storedData | FurtherUse, string>>;
