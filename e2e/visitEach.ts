import { type Browser } from '@playwright/test';
import { type Visit, type VisitOptions, openVisit } from './visit';

/** Runs `work` for each item, `width` at a time. */
export async function sideBySide<T>(
  items: readonly T[],
  width: number,
  work: (item: T) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await work(item);
  };
  await Promise.all(Array.from({ length: width }, worker));
}

/**
 * Gives each item a visit, three at a time. A visit goes on to the next item in its own window, which caches compiled
 * code. A new window for each item takes more than twice the time.
 */
export async function visitEach<T>(
  browser: Browser,
  items: readonly T[],
  options: VisitOptions,
  work: (visit: Visit, item: T) => Promise<void>,
): Promise<void> {
  const free: Visit[] = [];
  await sideBySide(items, 3, async (item) => {
    const visit = free.pop() ?? (await openVisit(browser, options));
    await work(visit, item);
    await visit.page.unrouteAll({ behavior: 'ignoreErrors' });
    visit.messages.length = 0;
    visit.scripts.length = 0;
    free.push(visit);
  });
  for (const { page } of free) await page.context().close();
}
