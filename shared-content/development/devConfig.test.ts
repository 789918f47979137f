import { apps, sections, shellApp } from '../federation';
import { getDevApiEnv, getDevHosts, getDevPort, getDevPorts, devServerOptions, mayRead } from './devConfig';

describe('ports of a development session', () => {
  it('are the registry’s ports', () => {
    expect(getDevPorts({}).api).toBe(4000);
    expect([shellApp, ...sections].map(getDevPorts({}).of)).toEqual(apps.map(({ devPort }) => devPort));
  });

  it('all move with DEV_PORT_BASE, so two checkouts can run side by side', () => {
    const env = { DEV_PORT_BASE: '5000' };
    expect(getDevPorts(env).api).toBe(6000);
    expect(sections.map(getDevPorts(env).of)).toEqual(sections.map(({ devPort }) => devPort + 2000));
    expect(getDevPort(shellApp, env)).toBe(5000);
  });

  it('include PORT for the shell only; the API keeps its own and allows both origins', () => {
    const env = { PORT: '5100' };
    expect(getDevPort(shellApp, env)).toBe(5100);
    const { PORT, ALLOWED_ORIGINS, SITE_URL } = getDevApiEnv(env);
    expect(PORT).toBe('4000');
    expect(SITE_URL).toBe('http://localhost:5100');
    expect(ALLOWED_ORIGINS?.split(',')).toEqual(
      expect.arrayContaining(['http://localhost:5100', 'http://localhost:3001']),
    );
  });

  it('are refused with the variable’s name when they are invalid', () => {
    expect(() => getDevPorts({ DEV_PORT_BASE: 'abc' })).toThrow('DEV_PORT_BASE must be a port');
    expect(() => getDevPort(shellApp, { PORT: 'abc' })).toThrow('PORT must be a port');
  });
});

describe('hosts of a development session', () => {
  it('are only localhost without a setting or a Codespace', () => {
    expect(getDevHosts({})).toEqual([]);
    expect(
      getDevHosts({ DEV_ALLOWED_HOSTS: 'laptop.lan, .ngrok.app', SITE_URL: 'https://www.acme.test' }),
    ).toEqual(['laptop.lan', '.ngrok.app', 'www.acme.test']);
    const codespace = {
      CODESPACE_NAME: 'fluffy-robot',
      GITHUB_CODESPACES_PORT_FORWARDING_DOMAIN: 'app.github.dev',
    };
    expect(getDevHosts(codespace)).toContain('fluffy-robot-3000.app.github.dev');
  });

  it.each([
    ['http://localhost:3000', true],
    ['http://127.0.0.1:9', true],
    ['http://site.localhost', true],
    ['https://www.acme.test', true],
    ['https://a.b.tunnel.test', true],
    ['https://evil.example', false],
    ['http://localhost.evil.example', false],
    ['https://wwww.acme.test', false],
    ['https://eviltunnel.test', false],
    ['null', false],
    [undefined, false],
  ])('allow origin %s: %s', (origin, may) => {
    expect(mayRead(origin, ['www.acme.test', '.tunnel.test'])).toBe(may);
  });

  it('proxy sections through the shell’s server only', () => {
    const getContexts = (app: typeof shellApp | (typeof sections)[number]) =>
      (devServerOptions(app).proxy ?? []).flatMap((one) => ('context' in one ? (one.context ?? []) : []));
    expect(getContexts(shellApp)).toEqual(['/api', '/captcha', ...sections.map(({ name }) => `/${name}/`)]);
    expect(getContexts(sections[0]!)).toEqual(['/api', '/captcha']);
  });
});
