import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { installDebianPackage } from '../api/testing/installDebianPackage';
import { canaryAnswers } from '../shell/platform/hosts/canaryAnswers';
import { nginxConf } from '../shell/platform/hosts/nginxConf';
import { ask, askRow } from '../shell/platform/hosts/testing/ask';
import { revalidate } from '../shell/platform/http/securityHeaders';
import { canaryCookie } from '../shell/platform/http/canaryCookie';
import { readCanary } from '../shell/platform/store/canary';
import { markCanary, servedCanary, setCanary } from '../shell/platform/testing/fakeCanary';
import { fakeSite, releaseFake } from '../shell/platform/testing/fakeSite';
import { hasNginx, startNginx } from './nginxProcess';
import { freePort } from './siteProcess';

test('nginx answers as the table says while a canary runs, keeps to the share, and forgets it with a reload', async () => {
  if (!hasNginx()) installDebianPackage('nginx');
  test.skip(!hasNginx(), 'nginx is not installed here and cannot be: apt-get install nginx');
  const laboratory = await fakeSite();
  const first = (await laboratory.current()) ?? '';
  await releaseFake(laboratory, { app: 'mfe-services', word: 'tried' });
  const tried = (await laboratory.current()) ?? '';
  await laboratory.switchTo(first);
  await markCanary(laboratory, tried, 30);
  const folder = await mkdtemp(path.join(tmpdir(), 'site-canary-nginx-'));
  const port = await freePort();
  const printed = nginxConf({ store: laboratory.folder, listen: [`127.0.0.1:${port}`], accessLog: 'off' });
  const server = await startNginx(path.join(folder, 'laboratory'), port, printed, false);
  try {
    for (const row of canaryAnswers(await servedCanary(laboratory)))
      expect([row.title, await askRow(server.origin, row, row)]).toEqual([row.title, []]);
    let drawn = 0;
    for (let visitor = 0; visitor < 400; visitor += 1) {
      const { headers } = await ask(server.origin, { path: '/services' });
      const number = Number(/\.(\d\d);/.exec(headers['set-cookie'] ?? '')?.[1]);
      expect([number, headers['site-generation']]).toEqual([number, number < 30 ? tried : first]);
      if (number < 30) drawn += 1;
    }
    // 120 are expected; six standard deviations of 9.2 to either side.
    expect(drawn).toBeGreaterThan(65);
    expect(drawn).toBeLessThan(175);
    const cookie = `${canaryCookie}=${readCanary(laboratory)?.id}.00`;
    await setCanary(laboratory, undefined);
    server.reload();
    await expect
      .poll(async () => {
        const { headers } = await ask(server.origin, { path: '/services', send: { Cookie: cookie } });
        return [headers['site-generation'], headers['set-cookie'], headers['cache-control'], headers.vary];
      })
      .toEqual([first, undefined, revalidate, 'Accept-Encoding']);
  } finally {
    await server.stop();
    for (const made of [laboratory.folder, folder]) await rm(made, { recursive: true, force: true });
  }
});
