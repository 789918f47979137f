import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from '@playwright/test';
import { buildMonolith } from './monolith/buildMonolith';
import { budgets } from './monolith/budgets';
import { costTable, federationCost } from './monolith/federationCost';
import { routes } from './routes';

const root = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '..');
const store = process.env.E2E_SITE_DIR ?? path.join(root, '.cache/e2e-site');

// Rounds are counted in Chromium by hydration.spec.ts: one after the document, on every route.
test('federation costs no more over one big build of the same sources than its budget, on any first view', async () => {
  test.setTimeout(240_000);
  const views = await federationCost(store, await buildMonolith(), routes);
  console.log(costTable(views));
  for (const { route, federated, monolith, further } of views) {
    expect(federated.bytes - monolith.bytes, `${route}: bytes more`).toBeLessThanOrEqual(budgets.firstView);
    expect(further.federated - further.monolith, `${route}: bytes more on a click`).toBeLessThanOrEqual(
      budgets.furtherSection,
    );
    expect(federated.requests - monolith.requests, `${route}: requests more`).toBeLessThanOrEqual(
      budgets.requests,
    );
  }
});
