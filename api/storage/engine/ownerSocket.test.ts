import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { connect } from 'node:net';
import { openTestApp, type TestApp } from '../../testing/openTestApp';
import { until } from '../../testing/until';
import { connectOwnerSocket, ownerSocketPath } from './ownerSocket';
import { openOwnerStorage } from './openStorage';

describe('the owner’s socket', () => {
  let test: TestApp;
  beforeAll(async () => void (test = await openTestApp()));
  afterAll(() => test?.close());

  const say = async (line: string) => {
    const socket = connect(ownerSocketPath(test.config.dataDir)!);
    await once(socket, 'connect');
    let heard = '';
    socket.on('data', (chunk) => (heard += String(chunk)));
    socket.on('error', () => {});
    let closed = false;
    socket.on('close', () => (closed = true));
    socket.write(`${line}\n`);
    await until('an answer or the end', () => heard !== '' || closed);
    socket.destroy();
    return heard;
  };

  it('survives any input', async () => {
    const ended: unknown[] = [];
    const note = (error: unknown) => void ended.push(error);
    process.on('uncaughtException', note).on('unhandledRejection', note);
    expect(await say('no json')).toBe('');
    expect(await say('{"sql":"select nonsense","parameters":[]}')).toContain('"error"');
    expect(await say('{"sql":"select 1 as one","parameters":[]}')).toContain('[{"one":1}]');
    process.off('uncaughtException', note).off('unhandledRejection', note);
    expect(ended).toEqual([]);
    expect((await test.app.inject('/api/readyz')).statusCode).toBe(200);
  });

  it('frees the database when a client leaves during a transaction', async () => {
    const session = (await connectOwnerSocket(test.config.dataDir))!;
    await session.query('begin', []);
    await session.query("insert into audit (actor, action, subject, detail) values ('a', 'b', 'c', 'd')", []);
    await session.close();
    expect((await test.app.inject('/api/readyz')).statusCode).toBe(200);
    expect(await test.db.selectFrom('audit').selectAll().execute()).toEqual([]);
  });

  it('reports a stopped server to a later query', async () => {
    const other = await openTestApp();
    const session = (await connectOwnerSocket(other.config.dataDir))!;
    const under = session.query('select pg_sleep(0.01)', []).catch((error: Error) => error.message);
    await other.close();
    await under;
    await expect(session.query('select 1', [])).rejects.toThrow('The server stopped meanwhile');
  });

  it('does not exist on Windows: commands beside the running site are refused', async () => {
    const { dataDir, databaseUrl } = test.config;
    const platform = Object.getOwnPropertyDescriptor(process, 'platform')!;
    Object.defineProperty(process, 'platform', { ...platform, value: 'win32' });
    expect(ownerSocketPath(dataDir)).toBeUndefined();
    Object.defineProperty(process, 'platform', platform);
    rmSync(ownerSocketPath(dataDir)!);
    await expect(openOwnerStorage({ dataDir, databaseUrl })).rejects.toThrow(
      `DATA_DIR ${dataDir} is in use by another running process; stop it`,
    );
  });
});
