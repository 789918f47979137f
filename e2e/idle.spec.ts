import { expect, test } from '@playwright/test';

/** Parts of a second that the page's process computes in a second, measured over three seconds, in any of its threads. */
test('ten seconds after its load a page computes next to nothing', async ({ browser }) => {
  const paths = ['/services/ai-ml', '/projects', '/contact', '/services'];
  const page = await browser.newPage();
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable');
  const measure = async () => {
    const { metrics } = await client.send('Performance.getMetrics');
    const get = (expected: string) => metrics.find(({ name }) => name === expected)?.value ?? NaN;
    // Processor time, not time on the clock: other tests run beside this one.
    return { used: get('ProcessTime'), at: get('Timestamp') };
  };
  for (const path of paths) {
    await page.goto(path);
    await page.waitForTimeout(10_000);
    const before = await measure();
    await page.waitForTimeout(3_000);
    const after = await measure();
    expect.soft((after.used - before.used) / (after.at - before.at), path).toBeLessThan(0.02);
  }
  await page.close();
});
