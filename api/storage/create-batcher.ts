import { isOutage } from './is-outage';

interface Waiting<Item, Result> {
  item: Item;
  resolve: (result: Result) => void;
  reject: (error: unknown) => void;
}

const mostItems = 200;

/**
 * Does single jobs in batches: whatever arrives while one batch is at the database goes together in the next. A lone
 * job never waits; under load fifty visitors share one round trip and one write to the disk.
 */
export function createBatcher<Item, Result>(
  run: (items: Item[]) => Promise<Result[]>,
): (item: Item) => Promise<Result> {
  const queue: Waiting<Item, Result>[] = [];
  let busy = false;

  const settle = async (batch: Waiting<Item, Result>[]): Promise<void> => {
    try {
      const results = await run(batch.map(({ item }) => item));
      batch.forEach(({ resolve }, index) => resolve(results[index]!));
    } catch (error) {
      // One bad job must not take its neighbors with it; when the database is away, all of them wait for the same news.
      if (batch.length > 1 && !isOutage(error)) for (const one of batch) await settle([one]);
      else batch.forEach(({ reject }) => reject(error));
    }
  };
  const work = async (): Promise<void> => {
    busy = true;
    while (queue.length > 0) await settle(queue.splice(0, mostItems));
    busy = false;
  };

  return (item) =>
    new Promise((resolve, reject) => {
      queue.push({ item, resolve, reject });
      if (!busy) void work();
    });
}
