import { defineConfig } from '@playwright/test';
import { chromiumArgs } from './chromiumArgs.js';

const port = Number(process.env.E2E_PORT ?? 4390);

// JavaScript, because Playwright reads its configuration before any transform is set up on Node 20.
export default defineConfig({
  testDir: '.',
  testMatch: '**/*.spec.ts',
  fullyParallel: true,
  workers: 2,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  forbidOnly: Boolean(process.env.CI),
  outputDir: '../test-results',
  reporter: [['line'], ['json', { outputFile: '../test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    viewport: { width: 1280, height: 900 },
    trace: 'retain-on-failure',
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumArgs },
  },
  webServer: {
    command: 'npm start',
    cwd: '..',
    url: `http://localhost:${port}/`,
    timeout: 300_000,
    stdout: 'pipe',
    env: {
      PORT: String(port),
      SITE_DIR: process.env.E2E_SITE_DIR ?? '.cache/e2e-site',
      DATA_DIR: process.env.E2E_DATA_DIR ?? '.cache/e2e-data',
      SUBMISSIONS_PER_MINUTE: '1000',
      LOG_LEVEL: 'error',
    },
  },
});
