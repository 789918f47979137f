import { existsSync } from 'node:fs';

/** The headless shell first: the same engine, a page of it costs less than half the time. */
const systemPlaces = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

/**
 * Path of a Chromium on this machine: CHROMIUM_PATH, else the system's, else Playwright's own; undefined where
 * there is none.
 *
 * @param playwrights where Playwright would put its own
 */
export const findBrowser = (playwrights = ''): string | undefined =>
  [process.env.CHROMIUM_PATH, ...systemPlaces, playwrights].find((path) => path && existsSync(path));

/** Flags for a machine without a GPU, also as root, and without calls home. */
export const flags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
];
