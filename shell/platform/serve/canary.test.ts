import { rm, writeFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { readConfig } from 'api/config';
import { revalidate } from '../http/securityHeaders';
import { canaryAnswers } from '../hosts/testing/canaryAnswers';
import { ask, askRow } from '../hosts/testing/ask';
import { getCookie } from '../http/canaryCookie';
import { readCanary } from '../store/state';
import type { SiteFolder } from '../store/SiteFolder';
import { markCanary, servedCanary, setCanary } from '../testing/fakeCanary';
import { fakeSettings, fakeSite, releaseFake } from '../testing/fakeSite';
import { siteServer } from './siteServer';

const config = {
  ...readConfig({ LOG_LEVEL: 'silent', OPERATORS_TOKEN: 'a-token-of-24-characters' }),
  siteUrl: fakeSettings.siteUrl,
};
const servers: FastifyInstance[] = [];
let siteFolder: SiteFolder;
let live: string;
let canary: string;

async function serve(settings = config): Promise<{ server: FastifyInstance; origin: string }> {
  const server = await siteServer({ siteFolder, config: settings, withApi: false });
  servers.push(server);
  await server.listen({ port: 0, host: '127.0.0.1' });
  return { server, origin: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

beforeEach(async () => {
  siteFolder = await fakeSite();
  live = (await siteFolder.current()) ?? '';
  await releaseFake(siteFolder, { app: 'mfe-services', word: 'tried' });
  canary = (await siteFolder.current()) ?? '';
  await siteFolder.switchTo(live);
});
afterEach(async () => {
  for (const server of servers.splice(0)) await server.close();
  await rm(siteFolder.path, { recursive: true, force: true });
});

const getGenerationId = async (origin: string, cookie?: string) =>
  (await ask(origin, { path: '/services', send: cookie === undefined ? {} : { Cookie: cookie } })).headers[
    'site-generation'
  ];

/** The server checks for a canary only at intervals. */
async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await wait(50);
}

describe('gives all expected answers during a canary', () => {
  it.each(['warn', 'info'] as const)('with log level %s', async (logLevel) => {
    await markCanary(siteFolder, canary, 30);
    const { server, origin } = await serve({ ...config, logLevel });
    server.log.level = 'silent';
    const faults: string[] = [];
    // The first answer comes from the disk, the second from memory.
    for (let time = 0; time < 2; time += 1)
      for (const row of canaryAnswers(await servedCanary(siteFolder)))
        faults.push(...(await askRow(origin, row, row)).map((fault) => `${row.title}: ${fault}`));
    expect(faults).toEqual([]);
  });
});

it('selects the given percentage of new visitors, and keeps each by cookie', async () => {
  await markCanary(siteFolder, canary, 30);
  const { origin } = await serve();
  let drawn = 0;
  for (let visitor = 0; visitor < 400; visitor += 1) {
    const { headers } = await ask(origin, { path: '/services' });
    const cookie = headers['set-cookie']?.split(';')[0] ?? '';
    if (headers['site-generation'] === canary) drawn += 1;
    if (visitor < 40) expect(await getGenerationId(origin, cookie)).toBe(headers['site-generation']);
  }
  // 120 are expected; the limits are six standard deviations of 9.2 to either side.
  expect(drawn).toBeGreaterThan(65);
  expect(drawn).toBeLessThan(175);
});

it('starting, growing and ending a canary on a running server keeps its visitors', async () => {
  const { origin } = await serve();
  const plain = await ask(origin, { path: '/services', send: { Cookie: getCookie(canary, 0) } });
  expect(plain.headers).toMatchObject({
    'site-generation': live,
    'cache-control': revalidate,
    vary: 'Accept-Encoding',
  });
  expect(plain.headers['set-cookie']).toBeUndefined();
  const [early, late] = [getCookie(canary, 5), getCookie(canary, 45)];
  await markCanary(siteFolder, canary, 10);
  await until(async () => (await getGenerationId(origin, early)) === canary);
  expect(await getGenerationId(origin, late)).toBe(live);
  await setCanary(siteFolder, { ...readCanary(siteFolder)!, share: 50 });
  await until(async () => (await getGenerationId(origin, late)) === canary);
  expect(await getGenerationId(origin, early)).toBe(canary);
  await setCanary(siteFolder, undefined);
  await until(async () => (await getGenerationId(origin, early)) === live);
  const { headers } = await ask(origin, { path: '/services' });
  expect([headers['set-cookie'], headers['cache-control'], headers.vary]).toEqual([
    undefined,
    revalidate,
    'Accept-Encoding',
  ]);
});

it('an ETag of the live document does not match the canary’s document', async () => {
  await markCanary(siteFolder, canary, 10);
  const { origin } = await serve();
  const { etag = '' } = (await ask(origin, { path: '/services', send: { Cookie: getCookie(canary, 0) } }))
    .headers;
  const again = (place: number) =>
    ask(origin, { path: '/services', send: { Cookie: getCookie(canary, place), 'If-None-Match': etag } });
  expect([(await again(0)).status, (await again(99)).status]).toEqual([304, 200]);
});

it('an unreadable canary leaves everyone on the live site, and readyz tells operators only', async () => {
  await markCanary(siteFolder, canary, 10);
  const { server, origin } = await serve();
  const authorization = `Bearer ${config.operatorsToken}`;
  const site = async () =>
    (await server.inject({ url: '/readyz', headers: { authorization } })).json<{ site: object }>().site;
  expect((await server.inject('/readyz')).json()).toEqual({ status: 'ok' });
  expect(await site()).toEqual({ generation: live, lags: false });
  await server.close();
  await rm(path.join(siteFolder.pages(canary), 'csp.json'));
  const { origin: later } = await serve();
  expect(origin).not.toBe(later);
  for (const place of [0, 99] as const) {
    const { status, headers } = await ask(later, {
      path: '/services',
      send: { Cookie: getCookie(canary, place) },
    });
    expect([status, headers['site-generation']]).toEqual([200, live]);
  }
});

it('a corrupt state.json changes nothing for visitors and is logged', async () => {
  await markCanary(siteFolder, canary, 10);
  const { server, origin } = await serve();
  const logged: string[] = [];
  server.log.error = ((line: unknown) => logged.push(String(line))) as never;
  expect(await getGenerationId(origin, getCookie(canary, 0))).toBe(canary);
  await writeFile(path.join(siteFolder.path, 'state.json'), '{ "number":');
  await until(async () => {
    expect(await getGenerationId(origin, getCookie(canary, 0))).toBe(canary);
    return logged.length > 0;
  });
  expect(logged[0]).toMatch(/^The canary cannot be read: .*state\.json/);
});

it('servers of one fixed generation draw no visitors into a canary', async () => {
  await markCanary(siteFolder, canary, 99);
  const server = await siteServer({ siteFolder, config, withApi: false, generation: live });
  servers.push(server);
  const { headers } = await server.inject('/services');
  expect([headers['site-generation'], headers['set-cookie']]).toEqual([live, undefined]);
});
