import { cp, mkdir, readFile, rename, rm, symlink, truncate, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect } from 'node:net';
import path from 'node:path';
import type { FastifyInstance } from 'fastify';
import { readConfig } from 'api/config';
import { productionEnv } from 'api/testing/production-env';
import { expectedAnswers } from '../hosts/expectedAnswers';
import { ask, askRow } from '../hosts/testing/ask';
import { removePreview, writePreview } from '../store/previews';
import type { Store } from '../store/Store';
import { fakeSite, releaseFake } from '../testing/fakeSite';
import { siteServer } from './siteServer';

const config = readConfig({ LOG_LEVEL: 'silent' });
const servers: FastifyInstance[] = [];
let store: Store;

async function serve(
  of: Store,
  settings = config,
  memory?: number,
): Promise<{ server: FastifyInstance; origin: string }> {
  const server = await siteServer({ store: of, config: settings, withApi: false, memory });
  servers.push(server);
  await server.listen({ port: 0, host: '127.0.0.1' });
  return { server, origin: `http://127.0.0.1:${(server.server.address() as AddressInfo).port}` };
}

async function served(of: Store) {
  const generation = (await of.current()) ?? '';
  const { shell } = await of.versionsOf(generation);
  const picture = `/assets/shell/${shell}/picture.avif`;
  await writeFile(path.join(of.folder, picture), 'a picture of forty bytes, more or less so');
  const policies = JSON.parse(await readFile(path.join(of.pages(generation), 'csp.json'), 'utf8')) as Record<
    string,
    string
  >;
  const moved = { from: '/services/was', to: '/services' };
  return { generation, policies, script: `/assets/shell/${shell}/main.js`, picture, moved, brotli: true };
}

/** Points `current` at a generation by hand, as a copy from another machine does. */
async function point(of: Store, generation: string): Promise<void> {
  const next = path.join(of.folder, '.next-test');
  await symlink(path.join('pages', generation), next);
  await rename(next, path.join(of.folder, 'current'));
}

beforeAll(async () => {
  store = await fakeSite();
  await releaseFake(store, { app: 'mfe-services', word: 'one', redirects: { '/services/was': '/services' } });
});
afterAll(async () => {
  for (const server of servers) await server.close();
  await rm(store.folder, { recursive: true, force: true });
});

async function tableFaults(origin: string): Promise<string[]> {
  const faults: string[] = [];
  for (const row of expectedAnswers(await served(store)))
    faults.push(...(await askRow(origin, row, row)).map((fault) => `${row.title}: ${fault}`));
  return faults;
}

describe('answers as the table of expectations says, row by row', () => {
  it('from the disk and, asked again, from memory', async () => {
    const { origin } = await serve(store);
    expect(await tableFaults(origin)).toEqual([]);
    expect(await tableFaults(origin)).toEqual([]);
  });

  it('with memory for hardly anything', async () => {
    const { origin } = await serve(store, config, 20_000);
    expect(await tableFaults(origin)).toEqual([]);
    expect(await tableFaults(origin)).toEqual([]);
  });

  it('where every request is logged, which is Fastify alone', async () => {
    const { server, origin } = await serve(store, { ...config, logLevel: 'info' });
    server.log.level = 'silent';
    expect(await tableFaults(origin)).toEqual([]);
  });
});

describe('an answer from memory', () => {
  let server: FastifyInstance;
  let origin: string;
  let script: string;
  beforeAll(async () => {
    ({ server, origin } = await serve(store, { ...config, hsts: 'max-age=31536000' }));
    ({ script } = await served(store));
  });

  it('has the headers that Fastify would send', async () => {
    for (const path of ['/services', '/robots.txt', script])
      for (const send of [{}, { 'Accept-Encoding': 'br' }, { 'If-None-Match': '*' }] as Record<
        string,
        string
      >[]) {
        const through = (await server.inject({ url: path, headers: send })).headers;
        const { headers } = await ask(origin, { path, send });
        const { date: _, connection: __, 'keep-alive': ___, ...own } = headers;
        const { date: ____, connection: _____, ...theirs } = through;
        expect([path, send, own]).toEqual([path, send, theirs]);
      }
  });

  it('comes in order and whole to requests that are sent in one go, and says when the connection ends', async () => {
    const socket = connect(Number(new URL(origin).port), '127.0.0.1');
    const line = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nHost: site\r\n${more}\r\n`;
    socket.write(
      line('/services') + line('/nope') + line(script) + line('/services', 'Connection: close\r\n'),
    );
    let text = '';
    for await (const part of socket.setEncoding('latin1')) text += part as string;
    const heads = [...text.matchAll(/HTTP\/1\.1 (\d+) (?:.|\r\n(?!\r\n))*/g)];
    expect(heads.map(([, status]) => status)).toEqual(['200', '404', '200', '200']);
    expect(heads.map(([head]) => /connection: (\S+)/i.exec(head)?.[1])).toEqual([
      'keep-alive',
      'keep-alive',
      'keep-alive',
      'close',
    ]);
    for (const [head] of heads) expect(head).toMatch(/\r\nDate: \w{3}, \d\d \w{3} \d{4} [\d:]{8} GMT/);
  });

  it('is gone a moment after its file is', async () => {
    const gone = script.replace('main.js', 'gone.js');
    await writeFile(path.join(store.folder, gone), 'here');
    expect((await ask(origin, { path: gone })).status).toBe(200);
    await rm(path.join(store.folder, gone));
    let status = 200;
    for (let tries = 0; tries < 100 && status === 200; tries += 1) {
      await new Promise((resolve) => setTimeout(resolve, 100));
      ({ status } = await ask(origin, { path: gone }));
    }
    expect(status).toBe(404);
  });

  it("is the new generation's at the first request after the switch", async () => {
    const copy = await fakeSite();
    const { origin: its } = await serve(copy);
    for (const word of ['two', 'three']) {
      expect((await ask(its, { path: '/services' })).status).toBe(200);
      await releaseFake(copy, { app: 'mfe-services', word });
      const { headers, body } = await ask(its, { path: '/services' });
      expect(headers['site-generation']).toBe(await copy.current());
      expect(body.toString()).toContain(`<h1>${word}</h1>`);
    }
  });
});

it('serves the site without an API, and says that it is ready', async () => {
  const { server } = await serve(store);
  const answer = await server.inject('/api/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { status: 'ok', site: { generation: await store.current(), lags: false } },
  ]);
  expect((await server.inject('/api/contact')).statusCode).toBe(404);
});

it('sends Strict-Transport-Security on every answer of an https site, and only there', async () => {
  const https = readConfig({ ...productionEnv, LOG_LEVEL: 'silent' });
  const { server } = await serve(store, https);
  for (const url of ['/', '/services/', '/nope', '/assets/none.js', '/api/nope', '/%zz'])
    expect([url, (await server.inject(url)).headers['strict-transport-security']]).toEqual([
      url,
      url === '/%zz' ? undefined : 'max-age=31536000',
    ]);
  const { server: plain } = await serve(store);
  expect((await plain.inject('/')).headers['strict-transport-security']).toBeUndefined();
});

describe('a generation that cannot be read', () => {
  let copy: Store;
  let first: string;
  let second: string;
  let logged: string[];
  let server: FastifyInstance;
  const log = (line: unknown) => logged.push(String(line));

  beforeEach(async () => {
    copy = await fakeSite();
    first = (await copy.current()) ?? '';
    await releaseFake(copy, { app: 'mfe-services', word: 'two' });
    second = (await copy.current()) ?? '';
    await point(copy, first);
    logged = [];
    server = await siteServer({ store: copy, config, withApi: false });
    server.log.error = log as never;
    expect((await server.inject('/services')).body).toContain('<h1>one</h1>');
  });
  afterEach(async () => {
    await server.close();
    await rm(copy.folder, { recursive: true, force: true });
  });

  const twice = async () => {
    for (let times = 0; times < 2; times += 1) {
      const answer = await server.inject('/services');
      expect([answer.statusCode, answer.headers['site-generation']]).toEqual([200, first]);
      expect(answer.body).toContain('<h1>one</h1>');
    }
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain(second);
    const ready = await server.inject('/api/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toMatchObject({ site: { generation: first, lags: true, wanted: second } });
  };

  it('is not taken where its policies are gone', async () => {
    await rm(path.join(copy.pages(second), 'csp.json'));
    await point(copy, second);
    await twice();
  });

  it('is not taken where a document is cut short', async () => {
    await truncate(path.join(copy.pages(second), 'services.html'), 0);
    await point(copy, second);
    await twice();
  });

  it('is not taken where a file is shorter than its manifest says', async () => {
    const files = { 'services.html': { bytes: 1_000_000 } };
    await writeFile(path.join(copy.pages(second), 'store-manifest.json'), JSON.stringify({ files }));
    await point(copy, second);
    await twice();
  });

  it('is taken once the rest of it has come, as a copy with rsync brings it', async () => {
    const away = path.join(copy.folder, 'elsewhere');
    await rename(copy.pages(second), away);
    await mkdir(copy.pages(second));
    await point(copy, second);
    await twice();
    await cp(path.join(away, 'csp.json'), path.join(copy.pages(second), 'csp.json'));
    await cp(path.join(away, 'index.html'), path.join(copy.pages(second), 'index.html'));
    await twice();
    await cp(away, copy.pages(second), { recursive: true });
    for (let tries = 0; tries < 300; tries += 1) {
      if ((await server.inject('/services')).headers['site-generation'] === second) break;
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    expect((await server.inject('/services')).body).toContain('<h1>two</h1>');
    expect((await server.inject('/api/readyz')).json()).toEqual({
      status: 'ok',
      site: { generation: second, lags: false },
    });
  });

  it('leaves the good one in place where current is gone or names nothing', async () => {
    await rm(path.join(copy.folder, 'current'));
    expect((await server.inject('/services')).statusCode).toBe(200);
    await point(copy, 'abcdefabcdef');
    expect((await server.inject('/services')).statusCode).toBe(200);
    expect(logged).toHaveLength(2);
  });
});

it('answers an empty store with the error page, no path of the disk in it, and is not ready', async () => {
  const empty = await fakeSite();
  await rm(path.join(empty.folder, 'current'));
  try {
    const { server, origin } = await serve(empty);
    const answer = await ask(origin, { path: '/' });
    expect(answer.status).toBe(503);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.body.toString()).toContain('We can’t answer this request');
    expect(answer.body.toString()).not.toContain(empty.folder);
    expect((await server.inject('/api/readyz')).statusCode).toBe(503);
  } finally {
    await rm(empty.folder, { recursive: true, force: true });
  }
});

describe('a preview', () => {
  const day = 86_400_000;
  let own: Store;
  let generation: string;
  let origin: string;
  const preview = (name: string, of: string) =>
    writePreview(own, {
      name,
      generation: of,
      at: new Date().toISOString(),
      until: new Date(Date.now() + day).toISOString(),
      apps: {},
    });
  const under = (host: string, url = '/services', more = {}) =>
    ask(origin, { path: url, send: { Host: host, ...more } });
  /** The server looks for previews now and then. */
  const until = async (host: string, isShown: boolean) => {
    for (let tries = 0; tries < 100; tries += 1) {
      if (((await under(host)).headers['x-robots-tag'] === 'noindex') === isShown) return;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
    throw new Error(`${host} is ${isShown ? 'not ' : ''}the preview after ten seconds`);
  };

  beforeAll(async () => {
    own = await fakeSite();
    const live = (await own.current()) ?? '';
    await releaseFake(own, {
      app: 'mfe-services',
      word: 'shown',
      redirects: { '/services/was': '/services' },
    });
    generation = (await own.current()) ?? '';
    await own.switchTo(live);
    await preview('pr-42', generation);
    ({ origin } = await serve(own));
  });
  afterAll(() => rm(own.folder, { recursive: true, force: true }));

  it('is shown under hosts that begin with its name, and to nobody else', async () => {
    for (const host of ['pr-42.example.com', 'PR-42.localhost:3000', 'pr-42.www.example.com'])
      for (const coding of ['identity', 'br'])
        expect((await under(host, '/services', { 'Accept-Encoding': coding })).headers).toMatchObject({
          'site-generation': generation,
          'x-robots-tag': 'noindex',
        });
    expect((await under('pr-42.example.com')).body.toString()).toContain('<h1>shown</h1>');
    for (const host of [
      'example.com',
      'pr-42',
      'pr-421.example.com',
      'x.pr-42.example.com',
      '127.0.0.1',
      '.',
    ])
      for (let time = 0; time < 2; time += 1) {
        const answer = await under(host);
        expect(answer.body.toString()).toContain('<h1>one</h1>');
        expect(answer.headers['x-robots-tag']).toBeUndefined();
      }
  });

  it('keeps search engines away with every answer, and names the live site as the canonical one', async () => {
    const { shell } = await own.versionsOf(generation);
    const urls = [
      '/',
      '/nope',
      '/services/',
      '/services/was',
      `/assets/shell/${shell}/main.js`,
      '/assets/nope.js',
    ];
    for (const url of [...urls, '/%zz', '/%E0%A4', '/robots.txt', '/api/readyz', '/api/nope'])
      expect([url, (await under('pr-42.example.com', url)).headers['x-robots-tag']]).toEqual([
        url,
        'noindex',
      ]);
    const post = await ask(origin, { method: 'POST', path: '/', send: { Host: 'pr-42.example.com' } });
    expect([post.status, post.headers['x-robots-tag']]).toEqual([405, 'noindex']);
    expect((await under('pr-42.example.com')).body.toString()).toContain(
      'rel="canonical" href="https://site.example.com/services"',
    );
    expect((await under('pr-42.example.com', '/services/was')).status).toBe(301);
    expect((await under('example.com', '/services/was')).status).toBe(404);
  });

  it('comes, moves and goes while the server runs, and is there for the first who asks after a while', async () => {
    await preview('later', generation);
    await new Promise((resolve) => setTimeout(resolve, 600));
    expect((await under('later.example.com')).headers['x-robots-tag']).toBe('noindex');
    await removePreview(own, 'later');
    await until('later.example.com', false);
  });
});
