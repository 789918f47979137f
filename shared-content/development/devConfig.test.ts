import { apps, sections, shellApp } from '../federation';
import { devServerOptions, getDevApiEnv, getDevPorts } from './devConfig';

describe('ports of a development session', () => {
  it('are the registry’s ports', () => {
    expect(getDevPorts({}).api).toBe(4000);
    expect([shellApp, ...sections].map(getDevPorts({}).of)).toEqual(apps.map(({ devPort }) => devPort));
  });

  it('all move with DEV_PORT_BASE, so two checkouts can run side by side', () => {
    const env = { DEV_PORT_BASE: '5000' };
    expect(getDevPorts(env).api).toBe(6000);
    expect(sections.map(getDevPorts(env).of)).toEqual(sections.map(({ devPort }) => devPort + 2000));
    expect(getDevPorts(env).of(shellApp)).toBe(5000);
  });

  it('are known to the API, which allows all of them', () => {
    const { PORT, ALLOWED_ORIGINS, SITE_URL } = getDevApiEnv({ DEV_PORT_BASE: '5000' });
    expect([PORT, SITE_URL]).toEqual(['6000', 'http://localhost:5000']);
    expect(ALLOWED_ORIGINS?.split(',')).toContain('http://localhost:5001');
  });

  it('are refused with the variable’s name when they are none', () => {
    expect(() => getDevPorts({ DEV_PORT_BASE: 'abc' })).toThrow('DEV_PORT_BASE must be a port');
  });
});

it('sections are proxied through the shell’s server only', () => {
  const getContexts = (app: typeof shellApp | (typeof sections)[number]) =>
    (devServerOptions(app).proxy ?? []).flatMap((one) => ('context' in one ? (one.context ?? []) : []));
  expect(getContexts(shellApp)).toEqual(['/api', '/captcha', ...sections.map(({ name }) => `/${name}/`)]);
  expect(getContexts(sections[0]!)).toEqual(['/api', '/captcha']);
});
