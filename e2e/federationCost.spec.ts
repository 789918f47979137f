import { execFile } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { type FirstView, costTable } from './monolith/federationCost';
import { routes } from './routes';
import { testStore } from './storeCopy';

/** Extra cost of federation over one build of the same sources, on any route. Raise it only with a reason in the commit. */
const budgets = {
  /**
   * Extra bytes of a first view without a section (brotli 11): JavaScript and pins. Measured: 3.5 kB. Of these, 2.5 are
   * the split between the script that runs at once (8.5 kB) and those that wait for a visitor's interaction. The shell has
   * the whole kit; one build leaves out what no frame uses (grid and link cards: 1.3 kB since 28 November).
   */
  staticView: 3_700,
  /**
   * The same with a section: Module Federation's runtime 18.4 kB, its part in the entry 3.4. Measured: at most 31.3 (Home).
   * The 22 digits of a version's name cost 0.1 of it, as random text does not compress.
   */
  liveView: 31_300,
  /** Scripts of a first view that run before its visitor shows interest. Measured: 8.9 kB. */
  atOnce: 12_000,
  /**
   * Extra bytes of a click from Home to the first page of another section. Measured: at most 10.7 kB, of which the entry is
   * 7.3. A page that uses little of its section's shared script (8.5 kB for services) pays for the rest, too.
   */
  furtherSection: 10_800,
  /**
   * Extra scripts of a first view: the first script of every page, the runtime, the entry and its exposes. The
   * monolith's split chunks are subtracted. All of them are asked for in one round.
   */
  requests: 3,
} as const;

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');

// hydration.spec.ts counts the round trips in Chromium: one after the document, on every route.
test('the extra bytes of federation stay within the budget on every first view', async () => {
  // A separate process, because the test runner's module hooks slow webpack down.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join(root, 'e2e/monolith/cost.ts'), '--json'],
    { cwd: root, env: { ...process.env, SITE_DIR: testStore, NODE_OPTIONS: '' }, maxBuffer: 1 << 24 },
  );
  const views = JSON.parse(stdout) as FirstView[];
  console.log(costTable(views));
  expect(views.map((view) => view.route)).toEqual(routes);
  for (const { route, federated, atOnce, pins, monolith, further } of views) {
    expect(atOnce, `${route}: bytes at once`).toBeLessThanOrEqual(budgets.atOnce);
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
