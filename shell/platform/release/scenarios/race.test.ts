import { openMachines } from '../../testing/openMachines';
import { raceRounds } from '../../testing/raceRounds';
import { startBucketServer } from '../../testing/startBucketServer';

// Few rounds keep the suite short: some kill at a write, some at a random time. More: `RACE_ROUNDS=100 npm test unit race`.
// With a table of what kills left, for a bucket and for a folder: `npx tsx shell/platform/testing/raceTable.ts 100`.
const rounds = Number(process.env.RACE_ROUNDS ?? 6);

it.each(['bucket', 'folder'])(
  `in ${rounds} races of two machines for one %s, some killed, no release is lost`,
  async (where) => {
    const server = where === 'bucket' ? await startBucketServer() : undefined;
    const machines = await openMachines(server?.env, await server?.open());
    try {
      const { faults, killed, met } = await raceRounds(machines, rounds, Math.random);
      expect(faults).toEqual([]);
      expect(killed).toBeGreaterThan(0);
      expect(met).toBeGreaterThan(0);
    } finally {
      await machines.close();
      await server?.end();
    }
  },
  600_000 + rounds * 20_000,
);
