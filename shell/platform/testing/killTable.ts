import { rm } from 'node:fs/promises';
import { fakeSite } from './fakeSite';
import { killAction, killedActions } from './killAction';
import { fillStore } from './killScenario';

// Run it by hand: `npx tsx shell/platform/testing/killTable.ts [kills of each]`. It kills release, rollback and prune
// at every step, and at least this often each (default 100).
const least = Number(process.argv[2] ?? 100);
const store = await fakeSite();
await fillStore(store);
try {
  const rows = await Promise.all(
    killedActions.map(async (action) => {
      const result = await killAction(store, action, (steps) =>
        Array.from({ length: Math.max(least, steps) }, (_, index) => (index % steps) + 1),
      );
      console.log(`${action} done`);
      return {
        action,
        ...result,
        killed: result.killed.length,
        faults: result.faults.length,
        list: result.faults,
      };
    }),
  );
  console.table(rows, ['action', 'steps', 'killed', 'before', 'after', 'faults']);
  for (const { action, list } of rows) for (const fault of list) console.log(`${action}: ${fault}`);
  process.exitCode = rows.some(({ faults }) => faults > 0) ? 1 : 0;
} finally {
  await rm(store.folder, { recursive: true, force: true });
}
