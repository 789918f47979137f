import { openBucket } from '../store/objects/openBucket';
import { openMachines } from './openMachines';
import { raceRounds } from './raceRounds';
import { startBucketServer } from './startBucketServer';

// Run it by hand: `npx tsx shell/platform/testing/raceTable.ts [rounds] [where…]`. Two machines release at the same
// moment in each round (default 100). They release into the S3 server of the tests (`bucket`), into one folder
// (`folder`), or into the bucket of SITE_STORE (`own`).
const rounds = Number(process.argv[2] ?? 100);
const named = process.argv.slice(3);
const rows: Record<string, unknown>[] = [];
for (const where of named.length > 0 ? named : ['bucket', 'folder']) {
  const server = where === 'bucket' ? await startBucketServer() : undefined;
  const bucket = server ? await server.open() : where === 'own' ? await openBucket(process.env) : undefined;
  const machines = await openMachines(server?.env ?? (bucket ? process.env : {}), bucket);
  try {
    const started = performance.now();
    const { faults, ...result } = await raceRounds(machines, rounds, Math.random);
    const seconds = Math.round((performance.now() - started) / 1000);
    rows.push({ where, ...result, faults: faults.length, seconds });
    for (const fault of faults) console.log(`${where}: ${fault}`);
  } finally {
    await machines.close();
    await server?.end();
  }
}
console.table(rows);
process.exitCode = rows.some(({ faults }) => faults !== 0) ? 1 : 0;
