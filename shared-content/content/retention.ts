/**
 * How long personal data is kept. What the API enforces it takes from its own settings and code; a test beside the
 * privacy policy fails where the two differ. Whoever sets RETENTION_DAYS to something else changes it here as well.
 */
export const retention = {
  inquiryDays: 730,
  applicationDays: 365,
  leftNewsletterDays: 730,
  unconfirmedDays: 30,
  mailPauseMinutes: 60,
  countHours: 24,
  /** THE OWNER’S PROMISES: whoever runs the site keeps them (`backup run` keeps 14 dumps). */
  backupDays: 30,
  erasureDays: 30,
  /** Technical logs of the servers. */
  logDays: 30,
  /** From the end of a product's trial on: what was entered can be exported, and is erased then. */
  trialDays: 30,
} as const;
