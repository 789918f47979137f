/**
 * What a release may weigh. Scripts and documents: bytes as sent (brotli 11); media: bytes of the file. Each
 * number has room for some months' growth over what was measured on 2026-11-22, and is raised only with a reason in the commit.
 */
export const budgets = {
  /** A section's own scripts that one of its pages needs, a still one after a click: entry, expose, page. Heaviest: 30 kB (/contact). */
  sectionScripts: 45_000,
  /** What a section exposes to pages of others, with its entry: 10.4 kB (the newsletter sign-up, which Home shows), 6.3 of them the entry. */
  exposeScripts: 13_000,
  /** What every page runs at once, and a static page alone until its visitor goes on: menus, disclosures, telemetry. */
  enhanceScripts: 12_000,
  /** The shell's scripts, which every page loads: 91 kB, react 59 of them. A stray library shows. */
  shellScripts: 98_000,
  /** What loads sections, once on a page that needs one: 18.4 kB, Module Federation's runtime. */
  federationScripts: 22_000,
  /** Home's own scripts beside those of every page: 10.5 kB after a click to it, 1.6 as its document brought it. */
  homeScripts: 13_000,
  /** All that one version loads beside what its pages need (the form fields with MUI, header and footer where no document brought them): 39 kB in the shell. */
  laterScripts: 48_000,
  /** One picture: the largest is 81 kB (a project at 1440 px); share cards have 75. */
  picture: 120_000,
  /** One film: Home's loop has 572 kB, and nobody waits for it. */
  film: 650_000,
  /** One font, sent on every first view: 30 kB for all weights. */
  font: 40_000,
  /** Any other file (icons, the web manifest). */
  otherFile: 20_000,
  /** Pictures of one page if a browser took the heaviest of each, films aside: 843 kB (/projects, 34 of them). */
  pagePictures: 1_200_000,
  /**
   * One document: 14 kB are the rule. Better are 13,640 bytes: the first flight carries ten packets of 1,460, a kilobyte of
   * headers among them, and more costs a slow phone a round trip (Home's first paint came 200 ms sooner with 13,546 bytes than
   * with 13,677); this site's own tests hold that (e2e/firstPaint.spec.ts). Heaviest: 13.6 kB (Home). `npm run weights` shows what
   * each spends its bytes on.
   */
  document: 14_000,
} as const;
