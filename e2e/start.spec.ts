import { once } from 'node:events';
import { expect, test } from '@playwright/test';
import { type SiteProcess, freePort, runCli, startSite } from './siteProcess';
import { storeCopy } from './storeCopy';

const ended = async ({ child }: SiteProcess) => {
  if (child.exitCode === null) await once(child, 'exit');
};

test('a start that fails says why and changes nothing, and a later one keeps a command’s release', async ({
  request,
}) => {
  const { folder, remove } = await storeCopy('e2e-start');
  const command = (args: readonly string[], env: NodeJS.ProcessEnv = {}) =>
    runCli(args, { SITE_DIR: folder, ...env });
  const running = await startSite({ SITE_DIR: folder });
  const canonical = async () =>
    /rel="canonical" href="([^"]*)"/.exec(await (await request.get(`${running.url}/about`)).text())?.[1];
  try {
    const before = await canonical();
    const PORT = new URL(running.url).port;
    const failed = await startSite({ SITE_DIR: folder, PORT }, { command: 'start', waitForReady: false });
    await ended(failed);
    expect(failed.child.exitCode, failed.output()).toBe(1);
    expect(failed.output()).toMatch(/^PORT \d+ .*is taken/m);
    expect(failed.output()).not.toMatch(/^\s+at .*:\d+:\d+/m);
    expect(await canonical()).toBe(before);

    // Changes settings and restores them: both are commands, and a start keeps their result.
    const port = await freePort();
    await command(['settings', 'set', '--skip-browser'], { SITE_URL: `http://localhost:${port}` });
    expect(await canonical()).toBe(`http://localhost:${port}/about`);
    await command(['rollback']);
    expect(await canonical()).toBe(before);
    const started = await startSite({ SITE_DIR: folder }, { command: 'start' });
    expect(started.output()).toMatch(/The live site stays unchanged, because of the rollback of .*UTC/);
    expect(await canonical()).toBe(before);
    await started.stop();
  } finally {
    await running.stop();
    await remove();
  }
});
