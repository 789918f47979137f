import { cp, mkdir, readFile, rename, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { SiteFolder } from '../store/SiteFolder';
import { fakeSite, releaseFake, show } from '../testing/fakeSite';
import { silentConfig } from '../testing/serveStore';
import { siteServer } from './siteServer';

describe('an unreadable generation', () => {
  let copy: SiteFolder;
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
    await show(copy, first);
    logged = [];
    server = await siteServer({ siteFolder: copy, config: silentConfig, withApi: false });
    server.log.error = log as never;
    expect((await server.inject('/services')).body).toContain('<h1>one</h1>');
  });
  afterEach(async () => {
    await server.close();
    await rm(copy.path, { recursive: true, force: true });
  });

  const twice = async () => {
    for (let times = 0; times < 2; times += 1) {
      const answer = await server.inject('/services');
      expect([answer.statusCode, answer.headers['site-generation']]).toEqual([200, first]);
      expect(answer.body).toContain('<h1>one</h1>');
    }
    expect(logged).toHaveLength(1);
    expect(logged[0]).toContain(second);
    const ready = await server.inject('/readyz');
    expect(ready.statusCode).toBe(200);
    expect(ready.json()).toMatchObject({ site: { generation: first, lags: true, named: second } });
  };

  it('is refused with a truncated document', async () => {
    await truncate(path.join(copy.pages(second), 'services.html'), 0);
    await show(copy, second);
    await twice();
  });

  it('goes live once the remaining files arrive, for example by rsync', async () => {
    const away = path.join(copy.path, 'elsewhere');
    await rename(copy.pages(second), away);
    await mkdir(copy.pages(second));
    await show(copy, second);
    await twice();
    await cp(path.join(away, 'csp.json'), path.join(copy.pages(second), 'csp.json'));
    await cp(path.join(away, 'index.html'), path.join(copy.pages(second), 'index.html'));
    await twice();
    await cp(away, copy.pages(second), { recursive: true });
    for (let tries = 0; tries < 300; tries += 1) {
      if ((await server.inject('/services')).headers['site-generation'] === second) break;
      await wait(50);
    }
    expect((await server.inject('/services')).body).toContain('<h1>two</h1>');
    expect((await server.inject('/readyz')).json()).toEqual({
      status: 'ok',
      site: { generation: second, lags: false },
    });
  });

  it('leaves the last good generation live when the state is missing or broken', async () => {
    const state = await readFile(path.join(copy.path, 'state.json'));
    for (const broken of ['', '{"history": 1}']) {
      await writeFile(path.join(copy.path, 'state.json'), broken);
      expect((await server.inject('/services')).statusCode).toBe(200);
    }
    await rm(path.join(copy.path, 'state.json'));
    expect((await server.inject('/services')).statusCode).toBe(200);
    await writeFile(path.join(copy.path, 'state.json'), state);
    await show(copy, 'abcdefabcdef');
    expect((await server.inject('/services')).statusCode).toBe(200);
    expect(logged).toHaveLength(2);
  });
});
