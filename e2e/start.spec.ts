import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { startSite } from './siteProcess';

test.describe.configure({ mode: 'serial' });

test('a taken port, a locked data folder and a bad variable end the start with one clear line', async () => {
  test.setTimeout(180_000);
  const site = await startSite();
  try {
    const taken = await startSite({ PORT: new URL(site.url).port }, { waitForReady: false });
    const locked = await startSite({ DATA_DIR: site.dataDir }, { waitForReady: false });
    const wrong = await startSite({ TRUST_PROXY: 'everybody' }, { waitForReady: false });
    for (const [start, words] of [
      [taken, /^PORT \d+ .*is taken/m],
      [locked, /DATA_DIR|data folder|in use/i],
      [wrong, /^TRUST_PROXY /m],
    ] as const) {
      if (start.child.exitCode === null) await once(start.child, 'exit');
      expect(start.child.exitCode, start.output()).toBe(1);
      expect(start.output()).toMatch(words);
      expect(start.output()).not.toMatch(/^\s+at .*:\d+:\d+/m);
    }
  } finally {
    await site.stop();
  }
});
