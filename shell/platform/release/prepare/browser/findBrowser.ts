import { existsSync } from 'node:fs';

/** The headless shell comes first: it has the same engine, and a page takes less than half the time. */
const systemPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Path of a Chromium on this machine: CHROMIUM_PATH, else the system's, else Playwright's own; undefined where there
 * is none.
 *
 * @param playwrights path of Playwright's own
 */
export const findBrowser = (playwrights = ''): string | undefined =>
  [process.env.CHROMIUM_PATH, ...systemPlaces, playwrights].find((path) => path && existsSync(path));

/** Flags for a machine without a GPU, for root, and against the browser's own requests home. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];
