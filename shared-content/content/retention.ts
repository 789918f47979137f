/**
 * How long personal data is kept. The API deletes by these figures, and the privacy policy promises them.
 */
export const retention = {
  /** Enquiries and job applications. */
  enquiryDays: 365,
  leftNewsletterDays: 730,
  unconfirmedDays: 30,
  countHours: 24,
  /** THE OWNER’S PROMISES: whoever runs the site keeps them (`backup run` keeps 14 dumps). */
  backupDays: 30,
  erasureDays: 30,
  /** Technical logs of the servers. */
  logDays: 30,
  /** From the end of a product's trial on: what was entered can be exported, and is erased then. */
  trialDays: 30,
} as const;
