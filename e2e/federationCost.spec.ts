import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { type FirstView, costTable } from './monolith/federationCost';
import { routes } from './routes';
import { testStore } from './storeCopy';

/** What federation may cost over one build of the same sources, on any route. Raised only with a reason in the commit. */
const budgets = {
  /**
   * Bytes more on a first view of a page that needs no section (brotli 11): of JavaScript, and of pins. Measured: 3.1 kB, of
   * which 2.1 are the cut between what runs at once (8 kB) and what waits for a visitor who goes on.
   */
  staticView: 3_500,
  /** The same of a page that needs one: 18.4 kB are Module Federation's runtime, 3.4 its part in the entry. Measured: at most 29.3 kB (Home). */
  liveView: 30_500,
  /** Bytes more on a click from Home to the first page of a further section. Measured: at most 9.8 kB. */
  furtherSection: 10_500,
  /**
   * Scripts more on a first view: the runtime, the entry and what it exposes, less what the monolith splits. The file of
   * all sections, which nothing of a first view waits for, is a request more on every page.
   */
  requests: 2,
} as const;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

// Rounds are counted in Chromium by hydration.spec.ts: one after the document, on every route.
test('federation costs no more over one big build of the same sources than its budget, on any first view', async () => {
  // A process of its own: the test runner's module hooks slow webpack down.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'e2e/monolith/cost.ts'), '--json'],
    { cwd: root, env: { ...process.env, SITE_DIR: testStore, NODE_OPTIONS: '' }, maxBuffer: 1 << 24 },
  );
  const views = JSON.parse(stdout) as FirstView[];
  console.log(costTable(views));
  expect(views.map((view) => view.route)).toEqual(routes);
  for (const { route, federated, pins, monolith, further } of views) {
    expect(federated.bytes + pins - monolith.bytes, `${route}: bytes more`).toBeLessThanOrEqual(
      federated.sections > 0 ? budgets.liveView : budgets.staticView,
    );
    expect(further.federated - further.monolith, `${route}: bytes more on a click`).toBeLessThanOrEqual(
      budgets.furtherSection,
    );
    expect(federated.requests - monolith.requests, `${route}: requests more`).toBeLessThanOrEqual(
      budgets.requests,
    );
  }
});
