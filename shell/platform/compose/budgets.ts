/**
 * Size limits of a release. Scripts and documents count in bytes as sent (brotli 11), media in bytes of the file.
 * Each limit leaves room for some months' growth over the sizes measured on 2026-11-22. A commit that raises one
 * gives the reason.
 */
export const budgets = {
  /** A section's scripts for one page (entry, expose, page), if static after a click. Heaviest: 30 kB (/contact). */
  sectionScripts: 45_000,
  /** An expose for other sections' pages: 10.4 kB (Home's newsletter sign-up), 6.3 of them the section's entry. */
  exposeScripts: 13_000,
  /** Scripts of every page; a static page runs no others before a click: menus, disclosures, telemetry. */
  enhanceScripts: 12_000,
  /** The shell's scripts, which every page loads: 91 kB, 59 of them React. The limit catches an unintended library. */
  shellScripts: 98_000,
  /** The scripts that load sections, once on a page that needs one: 18.4 kB, Module Federation's runtime. */
  federationScripts: 22_000,
  /** Home's own scripts beside those of every page: 10.5 kB after a click to it, 1.6 kB when its document is opened. */
  homeScripts: 13_000,
  /**
   * All scripts of one version that no page needs at once: 39 kB in the shell. These are the form fields with MUI,
   * and header and footer where no document brought them.
   */
  laterScripts: 48_000,
  /** One picture: the largest is 81 kB (a project at 1440 px); share cards have 75. */
  picture: 120_000,
  /** One film: Home's loop has 572 kB; nothing waits for it. */
  film: 650_000,
  /** One font, sent on every first view: 30 kB for all weights. */
  font: 40_000,
  /** Any other file (icons, the web manifest). */
  otherFile: 20_000,
  /**
   * One document: 14 kB is the limit, 13,640 bytes are better. The first flight carries ten packets of 1,460 bytes,
   * a kilobyte of them headers. More costs a slow phone a round trip: Home's first paint came 200 ms sooner with
   * 13,546 bytes than with 13,677. This site's own tests hold that (e2e/firstPaint.spec.ts). Heaviest: 13.6 kB
   * (/services/api-integration).
   */
  document: 14_000,
} as const;
