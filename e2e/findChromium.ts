import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { installDebianPackage } from '../api/testing/installDebianPackage';

const installed = () =>
  [
    process.env.CHROMIUM_PATH,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ].find((path) => path && existsSync(path));

const ways: readonly { readonly how: string; readonly install: () => unknown }[] = [
  {
    how: 'npx playwright install chromium',
    install: () =>
      execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'ignore', timeout: 240_000 }),
  },
  // Workers of a test run come here at the same time, and apt refuses all but one.
  { how: "Debian's package chromium", install: () => installDebianPackage('chromium') },
];

/**
 * Arial's widths: the site's fallback faces are measured on them, and every visitor's system has them or Roboto's. Debian
 * only recommends them beside its Chromium; without them the site's own font moves what stands below a heading when it comes.
 */
const addFonts = () => installDebianPackage('fonts-liberation');

/**
 * Path of a Chromium: one that is there, else Playwright's own, else Debian's package.
 *
 * @throws Error that says what to install when none can be had
 */
export function findChromium(say: (line: string) => void): string {
  addFonts();
  let found = installed();
  for (const { how, install } of ways) {
    if (found) break;
    say(`No Chromium yet: trying ${how}`);
    try {
      install();
    } catch {
      // The next way.
    }
    found = installed();
  }
  if (found) return found;
  throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
}

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Path of a Chromium for tests: Debian's headless shell where it is or can be installed, the same engine without a
 * window around each page, which opens one for less than half the time; else any Chromium.
 *
 * @throws Error that says what to install when none can be had
 */
export function findTestChromium(say: (line: string) => void): string {
  if (process.env.CHROMIUM_PATH) return findChromium(say);
  addFonts();
  if (existsSync(headlessShell)) return headlessShell;
  say('No headless shell of Chromium yet: Debian has it as chromium-headless-shell');
  return installDebianPackage('chromium-headless-shell') && existsSync(headlessShell)
    ? headlessShell
    : findChromium(say);
}
