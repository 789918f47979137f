import { defineConfig } from '@playwright/test';
import { siteServer, storage } from '../webServers.js';
import { workers } from '../workers.js';

const port = Number(process.env.E2E_PORT ?? 4390);

/** The long journeys run at night, as do those that Chromium has shown in the specs above this folder (`shownBy`). */
const all = Boolean(process.env.ALL_JOURNEYS);

/** Journeys in visitors' engines. JavaScript for the same reason as the other configuration. */
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers,
  timeout: 900_000,
  expect: { timeout: 60_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: '../../test-results/browsers',
  reporter: [['line'], ['json', { outputFile: '../../test-results/browsers.json' }]],
  use: { baseURL: `http://localhost:${port}` },
  projects: ['chromium', 'firefox', 'webkit'].map((name) => ({
    name,
    use: { engineName: name },
    grepInvert: all ? undefined : name === 'chromium' ? /@nightly|@shown/ : /@nightly/,
    // WebKit's driver gives an element's role and name, but no tree.
    testIgnore: name === 'webkit' ? 'trees.spec.ts' : [],
  })),
  webServer: [{ ...siteServer(port), cwd: '../..', env: { ...storage('site'), PORT: String(port) } }],
});
