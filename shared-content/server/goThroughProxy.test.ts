import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { promisify } from 'node:util';
import { readProxies } from './goThroughProxy';

const getPort = (server: Server) => (server.address() as AddressInfo).port;

describe('the proxy of HTTPS_PROXY', () => {
  let proxy: Server;
  let tunnels: string[];
  beforeEach(async () => {
    tunnels = [];
    proxy = createServer().on('connect', (request, socket) => {
      tunnels.push(request.url ?? '');
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    proxy.listen(0, '127.0.0.1');
    await once(proxy, 'listening');
  });
  afterEach(() => void proxy.close());

  /** A separate program, because settings for all requests would outlive a test. */
  const run = (script: string, env: Record<string, string>) =>
    promisify(execFile)(
      process.execPath,
      [
        '--import',
        'tsx',
        '--input-type=module',
        '-e',
        `const { goThroughProxy } = await import('./shared-content/server/goThroughProxy.ts'); await goThroughProxy(); ${script}`,
      ],
      { env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, ...env } as NodeJS.ProcessEnv },
    );

  it('is used by fetch, except for localhost and hosts of NO_PROXY', async () => {
    const own = createServer((_request, response) => response.end('own')).listen(0, '127.0.0.1');
    await once(own, 'listening');
    const { stdout } = await run(
      `const ask = (url) => fetch(url).then((answer) => answer.text(), () => 'refused');
       console.log(await ask('https://verify.invalid/'), await ask('https://free.invalid/'), await ask('http://127.0.0.1:${getPort(own)}/'))`,
      {
        HTTPS_PROXY: `127.0.0.1:${getPort(proxy)}`,
        HTTP_PROXY: 'http://127.0.0.1:9',
        NO_PROXY: 'free.invalid',
      },
    );
    own.close();
    expect([stdout.trim(), tunnels]).toEqual(['refused refused own', ['verify.invalid:443']]);
  });

  it('is used by the bucket’s client', async () => {
    const { stdout } = await run(
      `const { openBucket } = await import('./shell/platform/store/objects/openBucket.ts');
       const bucket = await openBucket({ SITE_STORE: 's3://bucket', SITE_STORE_ENDPOINT: 'https://store.invalid' });
       await bucket.get('state.json').catch((error) => console.log(error.message))`,
      {
        https_proxy: `http://127.0.0.1:${getPort(proxy)}`,
        AWS_ACCESS_KEY_ID: 'key',
        AWS_SECRET_ACCESS_KEY: 'secret',
      },
    );
    expect(tunnels).toContain('store.invalid:443');
    expect(stdout).toContain('store.invalid');
  });

  it.each(['socks5://proxy:1080', 'http://user:pa#ss@proxy:3128', 'http://'])(
    'is refused in one line with the variable’s name: %s',
    (HTTPS_PROXY) => {
      expect(() => readProxies({ HTTPS_PROXY })).toThrow(/^HTTPS_PROXY must be the URL of an HTTP proxy/);
    },
  );
});
