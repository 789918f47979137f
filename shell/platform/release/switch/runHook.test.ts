import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readHistory } from '../../store/history';
import type { SiteFolder } from '../../store/SiteFolder';
import { fakeSite, liveDocument, publishFake, releaseFake, releaseVersions } from '../../testing/fakeSite';
import { runHook } from './runHook';

let siteFolder: SiteFolder;
beforeEach(async () => {
  siteFolder = await fakeSite();
});

describe('a release with a hook', () => {
  it('runs it before the switch; a failure leaves the live site unchanged', async () => {
    const version = await publishFake(siteFolder, { app: 'mfe-services', word: 'two' });
    const before = await siteFolder.current();
    const hook = { folder: siteFolder.path, timeout: 60, meaning: 'the live site is as it was' };
    const refused = releaseVersions(
      siteFolder,
      { 'mfe-services': version },
      {
        beforeSwitch: runHook('test -f "$SITE_DIR/pages/$SITE_GENERATION/services.html" && exit 7', hook),
      },
    );
    await expect(refused).rejects.toThrow('ended with 7');
    expect(await siteFolder.current()).toBe(before);
    await releaseVersions(siteFolder, { 'mfe-services': version }, { beforeSwitch: runHook('true', hook) });
    expect(await liveDocument(siteFolder, 'services.html')).toContain('<h1>two</h1>');
  });

  it('kills it with its child processes at the timeout, and does not switch', async () => {
    const before = await siteFolder.current();
    const mark = path.join(siteFolder.path, 'mark');
    const hook = { folder: siteFolder.path, timeout: 0.2, meaning: 'the live site is as it was' };
    const beforeSwitch = runHook(`(sleep 2; touch ${mark}) & wait`, hook);
    const late = releaseFake(siteFolder, { app: 'mfe-services', word: 'two' }, { beforeSwitch });
    await expect(late).rejects.toThrow('took longer than 0.2 s (--hook-timeout): the live site is as it was');
    expect(await siteFolder.current()).toBe(before);
    await wait(2500);
    await expect(readFile(mark)).rejects.toThrow('ENOENT');
  });

  it('runs it after the switch; a failure does not roll back', async () => {
    const hook = { folder: siteFolder.path, timeout: 60, meaning: 'the new generation is live all the same' };
    const afterSwitch = runHook(
      'test "$(readlink $SITE_DIR/current)" = "pages/$SITE_GENERATION" && exit 3',
      hook,
    );
    const released = releaseFake(
      siteFolder,
      { app: 'mfe-services', word: 'two' },
      { afterSwitch, reason: 'a try' },
    );
    await expect(released).rejects.toThrow('ended with 3: the new generation is live all the same');
    expect(await liveDocument(siteFolder, 'services.html')).toContain('<h1>two</h1>');
    expect((await readHistory(siteFolder)).at(-1)).toMatchObject({
      reason: 'a try',
      by: { user: expect.any(String) },
    });
  });
});
