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
  /** Bytes more on a first view (brotli 11): of JavaScript, and of the pins that only a federated document carries. */
  firstView: 5_800,
  /** Bytes more on a click to the first page of a further section. */
  furtherSection: 7_000,
  /**
   * Scripts more on a first view: what a section exposes beside its entry, where that is more than its pages. The file of
   * all sections, which nothing of a first view waits for, is a request more on every page.
   */
  requests: 1,
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
      budgets.firstView,
    );
    expect(further.federated - further.monolith, `${route}: bytes more on a click`).toBeLessThanOrEqual(
      budgets.furtherSection,
    );
    expect(federated.requests - monolith.requests, `${route}: requests more`).toBeLessThanOrEqual(
      budgets.requests,
    );
  }
});
