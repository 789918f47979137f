import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './chromiumArgs.js';
import { siteServer, storage } from './webServers.js';
import { workers } from './workers.js';

const port = Number(process.env.E2E_PORT ?? 4390);

const journeys = /\/e2e\/browsers\//;

/** Specs with a test of a minute or more (build, release, or every page). Begun last, such a test would run alone. */
const long =
  /\/(releases|hydration|teams|federationCost|hydrationDevelopment|start|growing|browserGate|development|ownRepository|sectionGone)\.spec\.ts$/;

// JavaScript, because Playwright reads its configuration before any transform is set up on Node 20.
export default defineConfig({
  testDir: '.',
  // Projects begin in this order. The browsers' journeys have a configuration of their own.
  projects: [
    { name: 'long', testMatch: long, testIgnore: journeys },
    { name: 'short', testMatch: '**/*.spec.ts', testIgnore: [journeys, long], timeout: 300_000 },
  ],
  fullyParallel: true,
  workers,
  // Milliseconds, only against a hang: 34 pages on a busy machine are slow. Each step has its own timeout.
  timeout: 900_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: '../test-results/e2e',
  reporter: [['line'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    actionTimeout: 60_000,
    navigationTimeout: 180_000,
    viewport: { width: 1280, height: 900 },
    // Traces make every page half again as slow. Set E2E_TRACE=retain-on-failure to look at a failure.
    trace: process.env.E2E_TRACE ?? 'off',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArgs },
  },
  webServer: { ...siteServer(port), cwd: '..', env: { ...storage('site'), PORT: String(port) } },
});
