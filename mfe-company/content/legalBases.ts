import { company } from 'shared-content/content';
import type { storedData } from './storedData';

/** Uses of data beyond what the system stores of messages and the newsletter. */
type FurtherUse = 'confirmation' | 'applications' | 'proof' | 'counts' | 'lawful';

/**
 * The purpose and legal basis of each use of data, as the policy states them. Each group of stored data has one, and
 * each further use. FOR COUNSEL: the bases are those of the GDPR.
 */
export const legalBases = {
  message: {
    use: 'Your message, call or booking, to answer you, prepare an offer and do the work',
    basis: 'Steps you asked for before a contract, and the contract',
  },
  confirmation: {
    use: 'A confirmation that it arrived',
    basis: 'Our legitimate interest, and yours, that it isn’t lost',
  },
  newsletter: {
    use: 'The newsletter',
    basis: 'Your consent, which you can withdraw by the link in its emails',
  },
  proof: {
    use: 'Proof of your consent, and the note not to write to you after you leave',
    basis: 'Our legitimate interest in showing that we wrote only to those who agreed',
  },
  applications: {
    use: 'Your job application',
    basis:
      'Steps you asked for before an employment contract; then, our legitimate interest in a record; for later openings, your consent',
  },
  delivery: {
    use: 'Delivery notes, limits, logs and the CAPTCHA verification',
    basis: 'Our legitimate interest in a site safe from abuse',
  },
  counts: { use: 'Counts of failures and speed', basis: 'Our legitimate interest in a site that works' },
  lawful: {
    use: `Records that the law of ${company.address.country} makes us keep`,
    basis: 'Our legitimate interest in complying with that law',
  },
} satisfies Readonly<
  Record<keyof typeof storedData | FurtherUse, { readonly use: string; readonly basis: string }>
>;
