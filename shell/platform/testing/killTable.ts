import { rm } from 'node:fs/promises';
import { fakeSite } from './fakeSite';
import { killAction, killedActions } from './killAction';
import { fillStore } from './killScenario';
import { killWrites } from './killWrites';
import { openMachines } from './openMachines';
import { startBucketServer } from './startBucketServer';

// Run it by hand: `npx tsx shell/platform/testing/killTable.ts [writes | steps]`. `writes` kills a release before and
// after each of its writes to a bucket, and to a folder. `steps` kills release, rollback and prune in a folder at each
// call that changes the file system. Default: both.
const what = process.argv[2];
const rows: { action: string; where: string; faults: readonly string[] }[] = [];
if (what !== 'steps')
  for (const where of ['bucket', 'folder']) {
    const server = where === 'bucket' ? await startBucketServer() : undefined;
    const machines = await openMachines(server?.env, await server?.open());
    try {
      rows.push({ action: 'release, each write', where, ...(await killWrites(machines)) });
    } finally {
      await machines.close();
      await server?.end();
    }
  }
if (what !== 'writes') {
  const siteFolder = await fakeSite();
  await fillStore(siteFolder);
  try {
    for (const action of killedActions) {
      const each = (steps: number) => Array.from({ length: steps }, (_, index) => index + 1);
      const { killed, ...result } = await killAction(siteFolder, action, each);
      rows.push({ action: `${action}, each step`, where: 'folder', ...result, ...{ killed: killed.length } });
    }
  } finally {
    await rm(siteFolder.path, { recursive: true, force: true });
  }
}
console.table(rows.map(({ faults, ...row }) => ({ ...row, faults: faults.length })));
for (const { action, where, faults } of rows)
  for (const fault of faults) console.log(`${action} (${where}): ${fault}`);
process.exitCode = rows.some(({ faults }) => faults.length > 0) ? 1 : 0;
