import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

const find = (...more: readonly string[]) =>
  [
    process.env.CHROMIUM_PATH,
    ...more,
    '/usr/bin/chromium',
    '/usr/bin/chromium-browser',
    '/usr/bin/google-chrome',
    chromium.executablePath(),
  ].find((path) => path && existsSync(path));

/**
 * Path of an installed Chromium.
 *
 * @throws Error that says what to install when there is none
 */
export function findChromium(): string {
  const found = find();
  if (found) return found;
  throw new Error('There is no Chromium here. Run npx playwright install chromium, or set CHROMIUM_PATH.');
}

/**
 * Path of a Chromium for tests: Debian's headless shell if it is installed, else any Chromium, else Playwright's, which
 * it downloads. The shell is the same engine without a window per page, and opens one in less than half the time.
 *
 * @throws Error that says what to install when none is available
 */
export function findTestChromium(): string {
  const found = find('/usr/bin/chromium-headless-shell');
  if (found) return found;
  try {
    execFileSync('npx', ['playwright', 'install', 'chromium'], { stdio: 'inherit', timeout: 240_000 });
  } catch {
    // The search that follows says what to do.
  }
  return findChromium();
}
