import { FolderObjects } from '../../store/objects/FolderObjects';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Encounters } from 'api/encounters';
import { readConfig } from 'api/config';
import type { FastifyInstance } from 'fastify';
import { parseHtml, select, getWords } from '../../http/parseHtml';
import { writePreview } from '../../store/previews';
import type { SiteFolder } from '../../store/SiteFolder';
import { fakeSite, releaseFake, releaseVersions } from '../../testing/fakeSite';
import { siteServer } from '../siteServer';
import { operatorsPage } from './operatorsPage';
import { readOverview } from './readOverview';

const token = 'a-token-of-24-characters';
let siteFolder: SiteFolder;
let server: FastifyInstance;
let port: number;
let first: string;

beforeAll(async () => {
  siteFolder = await fakeSite();
  first = (await siteFolder.getVersions((await siteFolder.current()) ?? ''))['mfe-services'] ?? '';
  await releaseFake(siteFolder, { app: 'mfe-services', word: 'two' }, { reason: 'words of <b>services</b>' });
  const generation = (await siteFolder.current()) ?? '';
  await writePreview(new FolderObjects(siteFolder.path), {
    name: 'pr-42',
    generation,
    at: new Date().toISOString(),
    until: new Date(Date.now() + 86_400_000).toISOString(),
    apps: {},
    reason: 'to be looked at',
  });
  const config = readConfig({ LOG_LEVEL: 'silent', OPERATORS_TOKEN: token });
  server = await siteServer({ siteFolder, config, withApi: false });
  await server.listen({ port: 0, host: '127.0.0.1' });
  ({ port } = server.server.address() as AddressInfo);
});
afterAll(() => server?.close());

interface Answer {
  readonly status: number;
  readonly headers: Record<string, unknown>;
  readonly body: string;
}

/** Keeps its connection, as a browser does. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request(
      {
        port,
        host: '127.0.0.1',
        path,
        method,
        headers: { host: `localhost:${port}`, connection: 'keep-alive', ...headers },
      },
      (response) => {
        let body = '';
        response.on('data', (part: Buffer) => (body += String(part)));
        response.on('end', () => {
          const { date: _, ...kept } = response.headers;
          resolve({ status: response.statusCode ?? 0, headers: kept, body });
        });
      },
    );
    asked.on('error', reject).end();
  });
}

const stranger = { 'x-forwarded-for': '198.51.100.7', host: 'www.example.com' };
const section = (body: string, selector: string) => select(selector, parseHtml(body)).map(getWords);

it('shows the live site to requests of this machine, without caching or indexing', async () => {
  const { status, headers, body } = await ask('/operators');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex, nofollow',
    'referrer-policy': 'no-referrer',
    'content-security-policy': expect.stringMatching(/^default-src 'none'; .*style-src 'sha256-/) as string,
  });
  const generation = await siteFolder.current();
  const { 'mfe-services': version } = await siteFolder.getVersions(generation ?? '');
  expect(body).toContain(generation);
  expect(section(body, 'h2')).toEqual([
    'Live versions',
    'Beside the live site',
    'Timeline',
    'Failing parts',
    'Speed for visitors',
  ]);
  expect(section(body, '#versions + ul li').find((words) => words.includes('mfe-services'))).toContain(
    version,
  );
  expect((await ask('/sitemap.xml')).body).not.toContain('operators');
});

it('answers everyone else exactly like an unknown page, including headers', async () => {
  const unknown = await ask('/no-such-page', stranger);
  expect(unknown.status).toBe(404);
  for (const path of ['/operators', '/operators?token=wrong', '/operators?token='])
    expect(await ask(path, stranger)).toEqual(unknown);
  expect(await ask('/operators', { ...stranger, authorization: 'Bearer wrong' })).toEqual(unknown);
  expect(await ask('/operators', { host: 'www.example.com' })).toEqual(unknown);
  expect(await ask('/operators', { connection: 'close' })).toMatchObject({ status: 404 });
  for (const path of ['/operators/', '/operators.html', '/operators/index.html', '/Operators'])
    expect((await ask(path)).status).toBe(404);
  expect(await ask('/operators', {}, 'POST')).toMatchObject({ status: 405 });
});

it('accepts the token of a remote operator, and removes it from the address', async () => {
  expect((await ask('/operators', { ...stranger, authorization: `Bearer ${token}` })).status).toBe(200);
  const entered = await ask(`/operators?token=${token}`, stranger);
  expect(entered).toMatchObject({
    status: 303,
    headers: { location: '/operators', 'cache-control': 'no-store' },
  });
  const cookie = String(entered.headers['set-cookie']).split(';', 1)[0] ?? '';
  expect((await ask('/operators', { ...stranger, cookie })).status).toBe(200);
});

it('is not available on a preview’s host', async () => {
  expect((await ask('/', { host: 'pr-42.localhost' })).headers['x-robots-tag']).toBe('noindex');
  expect((await ask('/operators', { host: `pr-42.localhost:${port}` })).status).toBe(404);
  expect((await ask('/operators')).body).toContain('to be looked at');
});

const getPage = async (met?: Encounters) => {
  const overview = await readOverview(siteFolder, met && (() => Promise.resolve(met)));
  if (!overview) throw new Error('nothing is live');
  return operatorsPage(overview, 'Shapla Systems');
};

it('lists a release and its rollback, newest first, with escaped text', async () => {
  const before = section(await getPage(), '#timeline ~ ol > li');
  expect(before[0]).toMatch(/^release.*mfe-services/);
  expect(before[0]).toContain('"words of <b>services</b>"');
  await releaseVersions(
    siteFolder,
    { 'mfe-services': first },
    { action: 'rollback', reason: 'two was wrong' },
  );
  const after = section(await getPage(), '#timeline ~ ol > li');
  expect(after).toHaveLength(before.length + 1);
  expect(after[0]).toMatch(/^rollback.*mfe-services.*two was wrong/s);
  expect(after[0]).toContain(`mfe-services ${first}`);
});

it('shows failures, whether their version is still live, and page speed', async () => {
  const { 'mfe-portfolio': version = '' } = await siteFolder.getVersions((await siteFolder.current()) ?? '');
  const [first, last] = [new Date('2026-11-22T10:02:00Z'), new Date('2026-11-22T11:14:00Z')];
  const counted = { kind: 'entry', first, last } as const;
  const page = await getPage({
    failing: [
      { ...counted, app: 'mfe-portfolio', version, recent: 3, day: 41 },
      { ...counted, app: 'mfe-company', version: 'a'.repeat(12), recent: 0, day: 2 },
      { ...counted, app: 'document', version: '', kind: 'img-src foreign', recent: 0, day: 1 },
    ],
    vitals: [
      { page: '/', device: 'phone', name: 'LCP', good: 70, fair: 10, count: 100 },
      { page: '/blog', device: 'phone', name: 'LCP', good: 20, fair: 0, count: 20 },
      { page: '/', device: 'phone', name: 'CLS', good: 1, fair: 1, count: 8 },
    ],
  });
  const [live, gone, policy] = section(page, '#failures ~ ul > li').map((words) =>
    words.replace(/\s+/g, ' ').trim(),
  );
  expect(live).toMatch(
    new RegExp(`^mfe-portfolio ${version}: 3 failures in the last 10 minutes \\(.*, first 10:02 UTC live$`),
  );
  expect(gone).not.toContain('live');
  expect(policy).toContain('policy: 1 refused in the last 24 hours (img-src, foreign)');
  expect(section(page, '#speed + p')).toEqual([
    'web vitals of 7 days: LCP 75 % good of 120, CLS 12 % good of 8',
  ]);
});

it('works without counts when the database cannot be read', async () => {
  const overview = await readOverview(siteFolder, () => Promise.reject(new Error('the database is away')));
  expect(overview?.telemetry).toBe('The counts cannot be read: the database is away');
  expect(operatorsPage(overview!, 'Shapla Systems')).toContain('the database is away');
});
