/** Bytes as sent (brotli 11). Raised only with a reason in the commit. */
export const budgets = {
  /** A section's own scripts on the first view of one of its pages: entry, expose, page. */
  sectionScripts: 45_000,
  /** One document. */
  document: 40_000,
} as const;
