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

const attempts: readonly (readonly [string, readonly string[]][])[] = [
  [['npx', ['playwright', 'install', 'chromium']]],
  [
    ['apt-get', ['update']],
    ['apt-get', ['install', '-y', 'chromium']],
  ],
];

/**
 * Path of a Chromium: one that is there, else Playwright's own, else Debian's package.
 *
 * @throws Error that says what to install when none can be had
 */
export function findChromium(say: (line: string) => void): string {
  for (const commands of [[], ...attempts]) {
    try {
      for (const [command, args] of commands) {
        say(`No Chromium yet: ${command} ${args.join(' ')}`);
        execFileSync(command, args, { stdio: ['ignore', 'ignore', 'pipe'], timeout: 240_000 });
      }
    } catch {
      continue;
    }
    const found = installed();
    if (found) return found;
  }
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
  if (existsSync(headlessShell)) return headlessShell;
  say('No headless shell of Chromium yet: Debian has it as chromium-headless-shell');
  return installDebianPackage('chromium-headless-shell') && existsSync(headlessShell)
    ? headlessShell
    : findChromium(say);
}
