import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { type SiteProcess, freePort, runCli, startSite } from './siteProcess';
import { storeCopy } from './storeCopy';

test.describe.configure({ mode: 'serial' });

const ended = async ({ child }: SiteProcess) => {
  if (child.exitCode === null) await once(child, 'exit');
};

test('a used port, a locked data folder and a bad variable end the start clearly', async () => {
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
      await ended(start);
      expect(start.child.exitCode, start.output()).toBe(1);
      expect(start.output()).toMatch(words);
      expect(start.output()).not.toMatch(/^\s+at .*:\d+:\d+/m);
    }
  } finally {
    await site.stop();
  }
});

test('a failed npm start changes nothing, and a later one keeps a command’s release', async ({ request }) => {
  const store = await storeCopy('e2e-start');
  const command = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    runCli(args, { SITE_DIR: store.folder, ...env });
  const running = await startSite({ SITE_DIR: store.folder });
  const canonical = async () =>
    /rel="canonical" href="([^"]*)"/.exec(await (await request.get(`${running.url}/about`)).text())?.[1];
  try {
    const before = await canonical();
    for (const env of [{ PORT: new URL(running.url).port }, { DATA_DIR: running.dataDir }]) {
      const failed = await startSite(
        { SITE_DIR: store.folder, ...env },
        { command: 'start', waitForReady: false },
      );
      await ended(failed);
      expect(failed.child.exitCode, failed.output()).toBe(1);
      expect(await canonical()).toBe(before);
    }

    // Changes settings and restores them: both are commands, and a start keeps their result.
    const port = await freePort();
    await command(['settings', 'set', '--skip-browser'], { SITE_URL: `http://localhost:${port}` });
    expect(await canonical()).toBe(`http://localhost:${port}/about`);
    await command(['rollback']);
    expect(await canonical()).toBe(before);
    const started = await startSite({ SITE_DIR: store.folder }, { command: 'start' });
    expect(started.output()).toMatch(/The live site stays unchanged, because of the rollback of .*UTC/);
    expect(await canonical()).toBe(before);
    await started.stop();
  } finally {
    await running.stop();
    await store.remove();
  }
});
