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
  // Workers of a test run reach this at the same time, and apt refuses all but one.
  { how: "Debian's package chromium", install: () => installDebianPackage('chromium') },
];

/**
 * Fonts with Arial's widths. The site's fallback fonts are measured on them, and every visitor's system has them or
 * Roboto. Debian only recommends them beside Chromium. Without them, the site's own font moves the content below a
 * heading when it loads.
 */
const addFonts = () => installDebianPackage('fonts-liberation');

/**
 * Path of a Chromium: an installed one, else Playwright's, else Debian's package.
 * @throws Error that says what to install when none is available
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
      // Try the next source.
    }
    found = installed();
  }
  if (found) return found;
  throw new Error('No Chromium could be installed. Install one and set CHROMIUM_PATH to it.');
}

const headlessShell = '/usr/bin/chromium-headless-shell';

/**
 * Path of a Chromium for tests: Debian's headless shell if it is installed or can be, else any Chromium. The shell is
 * the same engine without a window per page, and opens one in less than half the time.
 * @throws Error that says what to install when none is available
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
