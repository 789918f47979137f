import { openMachines } from '../testing/bucketRounds';
import { raceRounds } from '../testing/raceRounds';
import { startBucketServer } from '../testing/startBucketServer';

// `npx tsx shell/platform/testing/raceTable.ts` runs a hundred; here some, so that the suite stays short.
const rounds = 8;

it(`${rounds} times two machines release into one bucket at the same moment, killed or not, and nobody is overwritten`, async () => {
  const server = await startBucketServer();
  const machines = await openMachines(server, await server.open());
  try {
    const { faults, killed, met } = await raceRounds(machines, rounds, Math.random);
    expect(faults).toEqual([]);
    expect(killed).toBeGreaterThan(0);
    expect(met).toBeGreaterThan(0);
  } finally {
    await machines.close();
    await server.end();
  }
}, 600_000);
