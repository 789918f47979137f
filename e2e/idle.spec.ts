import { expect, test } from '@playwright/test';

/** Parts of a second that a page's process computes in a second, measured over three seconds, in any of its threads. */
test('ten seconds after its load a page computes next to nothing', async ({ browser }) => {
  const paths = ['/services/ai-ml', '/projects', '/contact', '/services'];
  // Side by side: each has a process of its own, whose processor time is measured, not time on the clock.
  const shares = await Promise.all(
    paths.map(async (path) => {
      const page = await browser.newPage();
      const client = await page.context().newCDPSession(page);
      await client.send('Performance.enable');
      const measure = async () => {
        const { metrics } = await client.send('Performance.getMetrics');
        const get = (expected: string) => metrics.find(({ name }) => name === expected)?.value ?? NaN;
        return { used: get('ProcessTime'), at: get('Timestamp') };
      };
      await page.goto(path);
      await page.waitForTimeout(10_000);
      const before = await measure();
      await page.waitForTimeout(3_000);
      const after = await measure();
      await page.close();
      return (after.used - before.used) / (after.at - before.at);
    }),
  );
  for (const [index, share] of shares.entries()) expect.soft(share, paths[index]).toBeLessThan(0.02);
});
