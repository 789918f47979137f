import { groupCommit } from './groupCommit';

/** Batches that end when the test says so. */
function byHand() {
  const batches: { jobs: number[]; answer: (results: string[]) => void; fail: (error: unknown) => void }[] =
    [];
  const add = groupCommit(
    (jobs: number[]) =>
      new Promise<string[]>((answer, fail) => {
        batches.push({ jobs, answer, fail });
      }),
  );
  return { add, batches };
}
const settled = () => new Promise((resolve) => setImmediate(resolve));

it('sends a lone job at once, and what comes meanwhile together in the next batch, each with its own answer', async () => {
  const { add, batches } = byHand();
  const first = add(1);
  await settled();
  expect(batches.map((batch) => batch.jobs)).toEqual([[1]]);
  const others = [add(2), add(3)];
  await settled();
  expect(batches).toHaveLength(1);
  batches[0]?.answer(['one']);
  expect(await first).toBe('one');
  await settled();
  expect(batches[1]?.jobs).toEqual([2, 3]);
  batches[1]?.answer(['two', 'three']);
  expect(await Promise.all(others)).toEqual(['two', 'three']);
});

it('tries each job by itself when a batch fails, and fails the bad one alone', async () => {
  const tried: number[][] = [];
  const add = groupCommit(async (jobs: number[]) => {
    tried.push(jobs);
    await settled();
    if (jobs.includes(2)) throw new Error('bad job');
    return jobs.map(String);
  });
  const outcomes = await Promise.allSettled([add(0), add(1), add(2), add(3)]);
  expect(outcomes.map((outcome) => outcome.status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect(tried).toContainEqual([2]);
  // The batch is free again.
  expect(await add(7)).toBe('7');
});

it('tells everybody at once when the database is away, and tries nobody by himself', async () => {
  const { add, batches } = byHand();
  const waiting = Promise.allSettled([add(1), add(2)]);
  await settled();
  batches[0]?.fail(Object.assign(new Error('away'), { code: 'ECONNREFUSED' }));
  expect((await waiting).map((outcome) => outcome.status)).toEqual(['rejected', 'rejected']);
  expect(batches).toHaveLength(1);
});
