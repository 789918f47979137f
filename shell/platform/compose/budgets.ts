/**
 * Size limits of a release. Scripts and documents count in bytes as sent (brotli 11), media in bytes of the file.
 * Each limit leaves room for some months' growth. A commit that raises one gives the reason.
 */
export const budgets = {
  /** Scripts of one page of a section: entry, expose and page. A static page loads them only as the next page, once a visitor points at a link to it. */
  sectionScripts: 45_000,
  /** An expose for other sections' pages (Home's newsletter sign-up), with the section's entry. */
  exposeScripts: 13_000,
  /** Scripts of every page; a static page runs no others before a sign of intent: menus, disclosures, telemetry. */
  enhanceScripts: 12_000,
  /** The shell's scripts, which every page loads, most of them React. The limit catches an unintended library. */
  shellScripts: 98_000,
  /** The scripts that load sections, once on a page that needs one: Module Federation's runtime. */
  federationScripts: 22_000,
  /** Home's own scripts beside those of every page, as the next page. */
  homeScripts: 13_000,
  /** All scripts of one version that no page needs at once. In the shell these are the form fields with MUI. */
  laterScripts: 48_000,
  /** One picture, at its largest width; also a share card. */
  picture: 120_000,
  /** One film (Home's loop); nothing waits for it. */
  film: 650_000,
  /** One font, sent on every first view, for all weights. */
  font: 40_000,
  /** Any other file (icons, the web manifest). */
  otherFile: 20_000,
  /**
   * One document. The first flight carries ten packets of 1,460 bytes (RFC 6928), of which headers take about 1,050. More
   * costs a slow phone a round trip: Home's first paint came 200 ms sooner with 13,546 bytes than with 13,677.
   */
  document: 13_550,
} as const;
