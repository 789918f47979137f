import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { readConfig } from 'api/config';
import { productionEnv } from 'api/testing/production-env';
import { expectedAnswers } from '../hosts/testing/expectedAnswers';
import { publicFiles } from '../hosts/testing/publicFiles';
import { ask, askRow } from '../hosts/testing/ask';
import type { SiteFolder } from '../store/SiteFolder';
import { fakeSite, releaseFake } from '../testing/fakeSite';
import { serveStore, silentConfig } from '../testing/serveStore';
import { siteServer } from './siteServer';

let siteFolder: SiteFolder;

async function served(of: SiteFolder) {
  const generation = (await of.current()) ?? '';
  const { shell } = await of.getVersions(generation);
  const picture = `/assets/shell/${shell}/picture.avif`;
  await writeFile(path.join(of.path, picture), 'a picture of forty bytes, more or less so');
  const policies = JSON.parse(await readFile(path.join(of.pages(generation), 'csp.json'), 'utf8')) as Record<
    string,
    string
  >;
  const moved = { from: '/services/was', to: '/services' };
  return { generation, policies, script: `/assets/shell/${shell}/main.js`, picture, moved };
}

beforeAll(async () => {
  siteFolder = await fakeSite();
  await releaseFake(siteFolder, { app: 'shell', word: 'one', public: publicFiles });
  await releaseFake(siteFolder, {
    app: 'mfe-services',
    word: 'one',
    redirects: { '/services/was': '/services' },
  });
});
afterAll(async () => {
  await rm(siteFolder.path, { recursive: true, force: true });
});

async function tableFaults(origin: string): Promise<string[]> {
  const faults: string[] = [];
  for (const row of expectedAnswers(await served(siteFolder)))
    faults.push(...(await askRow(origin, row)).map((fault) => `${row.title}: ${fault}`));
  return faults;
}

it('gives all expected answers', async () => {
  const { origin } = await serveStore(siteFolder);
  expect(await tableFaults(origin)).toEqual([]);
});

describe('an answer', () => {
  let origin: string;
  let script: string;
  beforeAll(async () => {
    ({ origin } = await serveStore(siteFolder, { ...silentConfig, hsts: 'max-age=31536000' }));
    ({ script } = await served(siteFolder));
  });

  it('keeps order in pipelined requests, and announces the end of the connection', async () => {
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

  it('is 400 for two Host lines, on the site and under /api', async () => {
    for (const at of ['/services', '/api/readyz']) {
      const socket = connect(Number(new URL(origin).port), '127.0.0.1');
      socket.write(`GET ${at} HTTP/1.1\r\nHost: site\r\nHost: other\r\nConnection: close\r\n\r\n`);
      let text = '';
      for await (const part of socket.setEncoding('latin1')) text += part as string;
      expect(text).toMatch(/^HTTP\/1\.1 400 /);
    }
  });

  it('becomes 404 soon after its file is removed', async () => {
    const gone = script.replace('main.js', 'gone.js');
    await writeFile(path.join(siteFolder.path, gone), 'here');
    expect((await ask(origin, { path: gone })).status).toBe(200);
    await rm(path.join(siteFolder.path, gone));
    let status = 200;
    for (let tries = 0; tries < 100 && status === 200; tries += 1) {
      await wait(100);
      ({ status } = await ask(origin, { path: gone }));
    }
    expect(status).toBe(404);
  });

  it('is 304 after a release that left its document unchanged', async () => {
    const copy = await fakeSite();
    const { origin: its } = await serveStore(copy);
    const getTag = async (at: string) => (await ask(its, { path: at })).headers.etag ?? '';
    const tags = { same: await getTag('/projects'), changed: await getTag('/services') };
    await releaseFake(copy, { app: 'mfe-services', word: 'two' });
    const same = await ask(its, { path: '/projects', send: { 'If-None-Match': tags.same } });
    expect([same.status, same.headers['site-generation']]).toEqual([304, await copy.current()]);
    const changed = await ask(its, { path: '/services', send: { 'If-None-Match': tags.changed } });
    expect(changed.status).toBe(200);
  });

  it('comes from the new generation at the first request after the switch', async () => {
    const copy = await fakeSite();
    const { origin: its } = await serveStore(copy);
    for (const word of ['two', 'three']) {
      expect((await ask(its, { path: '/services' })).status).toBe(200);
      await releaseFake(copy, { app: 'mfe-services', word });
      const { headers, body } = await ask(its, { path: '/services' });
      expect(headers['site-generation']).toBe(await copy.current());
      expect(body.toString()).toContain(`<h1>${word}</h1>`);
    }
  });
});

it('serves deferred styles and drawings of the previous generation, but not its documents', async () => {
  const copy = await fakeSite();
  const { origin: its } = await serveStore(copy);
  const getStatus = async (at: string) => (await ask(its, { path: at })).status;
  const before = copy.pages((await copy.current()) ?? '');
  for (const file of ['late.0123abcd.css', 'drawings/0123abcd.svg', 'gone.html']) {
    await mkdir(path.dirname(path.join(before, file)), { recursive: true });
    await writeFile(path.join(before, file), 'p{color:red}');
  }
  expect(await getStatus('/late.0123abcd.css')).toBe(200);
  await releaseFake(copy, { app: 'mfe-services', word: 'two' }, { removePages: true });
  const { status, headers, body } = await ask(its, { path: '/late.0123abcd.css' });
  expect([status, headers['content-type'], body.toString()]).toEqual([
    200,
    'text/css; charset=utf-8',
    'p{color:red}',
  ]);
  expect(await getStatus('/drawings/0123abcd.svg')).toBe(200);
  expect(await getStatus('/gone')).toBe(404);
  expect(await getStatus('/late.0123abce.css')).toBe(404);
  // A server for one generation, as a release uses it before the switch, does not serve it either.
  const looked = await siteServer({
    siteFolder: copy,
    config: silentConfig,
    withApi: false,
    generation: await copy.current(),
  });
  expect((await looked.inject('/late.0123abcd.css')).statusCode).toBe(404);
  await looked.close();
  // The generation two steps back is not served any more.
  await releaseFake(copy, { app: 'mfe-services', word: 'three' });
  expect(await getStatus('/late.0123abcd.css')).toBe(404);
});

it('answers 404 for a pruned file of the previous generation', async () => {
  const copy = await fakeSite();
  const before = copy.pages((await copy.current()) ?? '');
  for (const name of ['late', 'later']) await writeFile(path.join(before, `${name}.0123abcd.css`), '/* */');
  await releaseFake(copy, { app: 'mfe-services', word: 'two' });
  const { origin: its } = await serveStore(copy);
  expect((await ask(its, { path: '/late.0123abcd.css' })).status).toBe(200);
  await rm(before, { recursive: true });
  expect((await ask(its, { path: '/later.0123abcd.css' })).status).toBe(404);
});

it('serves the site without an API, and is ready', async () => {
  const { server } = await serveStore(siteFolder);
  const answer = await server.inject('/readyz');
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { status: 'ok', site: { generation: await siteFolder.current(), lags: false } },
  ]);
  expect((await server.inject('/api/contact')).statusCode).toBe(404);
});

it('stays ready for documents during an outage of the API’s database', async () => {
  const config = readConfig({ LOG_LEVEL: 'silent', DATABASE_URL: 'postgres://site:site@127.0.0.1:1/site' });
  const server = await siteServer({ siteFolder, config, withApi: true });
  try {
    const status = async (url: string) => (await server.inject(url)).statusCode;
    expect([await status('/api/readyz'), await status('/readyz'), await status('/')]).toEqual([
      503, 200, 200,
    ]);
  } finally {
    await server.close();
  }
});

it('sends Strict-Transport-Security on every answer of an https site, and on no other site', async () => {
  const https = readConfig({ ...productionEnv, LOG_LEVEL: 'silent' });
  const { server } = await serveStore(siteFolder, https);
  for (const url of ['/', '/services/', '/nope', '/assets/none.js', '/api/nope', '/%zz'])
    expect([url, (await server.inject(url)).headers['strict-transport-security']]).toEqual([
      url,
      url === '/%zz' ? undefined : 'max-age=31536000',
    ]);
  const { server: plain } = await serveStore(siteFolder);
  expect((await plain.inject('/')).headers['strict-transport-security']).toBeUndefined();
});

it('answers an empty store with the error page, hides disk paths, and is not ready', async () => {
  const empty = await fakeSite();
  await rm(path.join(empty.path, 'state.json'));
  try {
    const { server, origin } = await serveStore(empty);
    const answer = await ask(origin, { path: '/' });
    expect(answer.status).toBe(503);
    expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
    expect(answer.headers['retry-after']).toBe('10');
    expect(answer.body.toString()).toContain('We can’t answer this request');
    expect(answer.body.toString()).not.toContain(empty.path);
    expect((await server.inject('/readyz')).statusCode).toBe(503);
  } finally {
    await rm(empty.path, { recursive: true, force: true });
  }
});

it('redirects other host names to the site’s own, except for requests of an open form', async () => {
  for (const logLevel of ['silent', 'info']) {
    const config = { ...silentConfig, siteUrl: 'https://www.acme.test', logLevel };
    const { server } = await serveStore(siteFolder, config);
    server.log.level = 'silent';
    const at = (url: string, host: string) => server.inject({ url, headers: { host } });
    const moved = await at('/services?a=b', 'acme.test');
    expect([moved.statusCode, moved.headers.location]).toEqual([301, 'https://www.acme.test/services?a=b']);
    expect((await at('//evil.test/', 'acme.test')).headers.location).toBe(
      'https://www.acme.test//evil.test/',
    );
    expect((await at('/services', 'www.acme.test')).statusCode).toBe(200);
    expect((await at('/services', '10.0.0.5:3000')).statusCode).toBe(200);
    // No API runs here; requests for it are not redirected.
    expect((await at('/api/healthz', 'acme.test')).statusCode).toBe(404);
    expect((await at((await served(siteFolder)).script, 'acme.test')).statusCode).toBe(200);
  }
});
