import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

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
