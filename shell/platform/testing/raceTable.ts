import type { Conditions } from './bucketServer';
import { openMachines } from './openMachines';
import { raceRounds } from './raceRounds';
import { startBucketServer } from './startBucketServer';

// By hand: `npx tsx shell/platform/testing/raceTable.ts [rounds] [way…]` lets two machines release into one bucket at the same
// moment, so many times (default 100) for each way in which buckets answer conditional writes (compared, ignored,
// 'not implemented'; all of them otherwise).
const rounds = Number(process.argv[2] ?? 100);
const named = process.argv.slice(3) as Conditions[];
const ways: readonly Conditions[] = named.length > 0 ? named : ['compared', 'ignored', 'not implemented'];
const rows: Record<string, unknown>[] = [];
for (const conditions of ways) {
  const server = await startBucketServer(conditions);
  const machines = await openMachines(server, await server.open());
  try {
    const started = performance.now();
    const { faults, ...result } = await raceRounds(machines, rounds, Math.random);
    rows.push({
      conditions,
      ...result,
      faults: faults.length,
      seconds: Math.round((performance.now() - started) / 1000),
    });
    for (const fault of faults) console.log(`${conditions}: ${fault}`);
  } finally {
    await machines.close();
    await server.end();
  }
}
console.table(rows);
process.exitCode = rows.some(({ faults }) => faults !== 0) ? 1 : 0;
