import { getProblems } from '../testing/getProblems';
import { productionEnv as production } from '../testing/productionEnv';
import { readConfig } from './config';

describe('readConfig', () => {
  it('needs no variables in development', () => {
    const config = readConfig({});
    expect(config).toMatchObject({
      port: 4000,
      host: '127.0.0.1',
      databaseUrl: undefined,
      captcha: { provider: 'stand-in' },
    });
    expect(config.dataDir).toMatch(/[\\/]\.data$/);
    expect(Object.isFrozen(config)).toBe(true);
  });

  it('uses the given default port, and PORT before it', () => {
    expect(readConfig({}, { port: 3000 }).port).toBe(3000);
    expect(readConfig({ PORT: '8080' }, { port: 3000 }).port).toBe(8080);
  });

  it('sets HSTS for a year on an https site, with subdomains only on request', () => {
    expect(readConfig({}).hsts).toBeUndefined();
    expect(readConfig(production).hsts).toBe('max-age=31536000');
    expect(readConfig({ ...production, HSTS: 'off' }).hsts).toBeUndefined();
    const asked = 'max-age=63072000; includeSubDomains; preload';
    expect(readConfig({ ...production, HSTS: asked }).hsts).toBe(asked);
    expect(getProblems({ ...production, HSTS: 'yes' })).toEqual([expect.stringMatching(/^HSTS must be off/)]);
    expect(getProblems({ HSTS: asked })).toEqual([expect.stringMatching(/^HSTS needs a SITE_URL/)]);
  });

  it('refuses a metrics token that could be guessed', () => {
    expect(readConfig({ METRICS_TOKEN: 'a-token-of-24-characters' }).metricsToken).toHaveLength(24);
    for (const token of ['secret', 'of 24 characters, but with spaces'])
      expect(getProblems({ METRICS_TOKEN: token })).toEqual([
        expect.stringMatching(/^METRICS_TOKEN must be 24 to 200 letters/),
      ]);
  });

  it('uses the local address with its own port without SITE_URL', () => {
    expect(readConfig({}, { port: 3000 }).siteUrl).toBe('http://localhost:3000');
    expect(readConfig({ PORT: '3100' }, { port: 3000 }).siteUrl).toBe('http://localhost:3100');
    expect(readConfig({ PORT: '4100' }).siteUrl).toBe('http://localhost:3000');
  });

  it('trusts the proxy on its own machine, and others only by TRUST_PROXY', () => {
    expect(readConfig({}).trustProxy).toEqual(['127.0.0.1', '::1']);
    expect(readConfig({ HOST: '::1' }).trustProxy).toEqual(['127.0.0.1', '::1']);
    expect(readConfig({ HOST: '0.0.0.0' }).trustProxy).toEqual([]);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8' }).trustProxy).toEqual(['10.0.0.0/8']);
    expect(readConfig({ TRUST_PROXY: 'none' }).trustProxy).toEqual([]);
  });

  it('always allows the site’s own origin', () => {
    const partner = readConfig({ ...production, ALLOWED_ORIGINS: 'https://partner.dev' });
    expect(partner.allowedOrigins).toEqual(['https://www.shapla.dev', 'https://partner.dev']);
    expect(partner.captcha).toMatchObject({ hostnames: ['www.shapla.dev', 'partner.dev'] });
    // Its page asks again for what a form without scripts lacks.
    const apart = readConfig({ ...production, PUBLIC_API_URL: 'https://api.shapla.dev/v1' });
    expect(apart.allowedOrigins).toEqual(['https://www.shapla.dev', 'https://api.shapla.dev']);
  });

  it.each([
    ['PORT', '80x'],
    ['PORT', '65536'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['DATABASE_URL', 'postgres://site:12#34@db/site'],
    ['DATABASE_URL', 'postgres://site:12/34@db/site'],
    ['SMTP_URL', 'smtps://user:a?b@mail.example.com:465'],
    ['WEBHOOK_URL', 'https://hooks.example.com/a#b'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'Site <site@example.com>'],
    ['MAIL_TO_CAREER', 'nobody'],
    ['SITE_URL', 'https://www.example.com/path'],
    ['ALLOWED_ORIGINS', 'https://a.example,b.example'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['LOG_LEVEL', 'loud'],
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'Production'],
    ['SUBMISSIONS_PER_MINUTE', '0'],
    ['WEBHOOK_URL', 'hooks.example.com'],
    ['WEBHOOK_URL', 'http://hooks.example.com'],
    ['WEBHOOK_SECRET', 's3cret'],
    ['TURNSTILE_BASE_URL', 'challenges.example.com'],
  ])('names %s when it is %s', (variable, value) => {
    const env = {
      TURNSTILE_SITE_KEY: 'a',
      TURNSTILE_SECRET_KEY: 'b',
      WEBHOOK_URL: 'https://hooks.example.com/site',
      WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}`,
      [variable]: value,
    };
    expect(() => readConfig(env)).toThrow(new RegExp(`^${variable} must be `));
  });

  it('requires WEBHOOK_URL with WEBHOOK_SECRET', () => {
    const env = { WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}` };
    expect(() => readConfig(env)).toThrow('WEBHOOK_URL is required together with');
  });

  it('requires https and users for a published desk', () => {
    const hash = 'x'.repeat(43);
    expect(getProblems({ DESK_PORT: '4500', DESK_HOST: '0.0.0.0' })).toEqual([
      'DESK_HOST beyond loopback needs DESK_URL, the https:// address under which a TLS proxy publishes the desk',
      expect.stringContaining('DESK_USERS is missing for a published desk'),
    ]);
    const published = { DESK_PORT: '4500', DESK_URL: 'https://desk.example.com' };
    expect(getProblems({ ...published, DESK_URL: 'http://desk.example.com', DESK_USERS: 'none' })).toEqual([
      'DESK_URL must start with https://: enquiries and passwords do not travel in clear',
    ]);
    for (const wrong of [{}, { DESK_HOST: '0.0.0.0', DESK_USERS: 'none' }, { DESK_USERS: 'Rahim:s3cret' }])
      expect(getProblems({ ...published, ...wrong })).toEqual([expect.stringMatching(/^DESK_USERS /)]);
    expect(readConfig({ ...published, DESK_USERS: `Rahim:${hash}, Ada K.:${hash}` }).desk?.users).toEqual([
      { name: 'Rahim', hash },
      { name: 'Ada K.', hash },
    ]);
    expect(readConfig({ DESK_PORT: '4500', DESK_HOST: '::1' }).desk).toEqual({
      port: 4500,
      host: '::1',
      url: undefined,
      users: [],
    });
  });

  it('lists all wrong variables at once', () => {
    expect(
      getProblems({ PORT: '80x', LOG_LEVEL: 'loud', SITE_URL: 'www.shapla.dev', WEBHOOK_SECRET: 's3cret' }),
    ).toEqual([
      'SITE_URL must be an origin such as https://www.example.com, without a path',
      'PORT must be a whole number from 0 to 65535',
      'WEBHOOK_URL is required together with WEBHOOK_SECRET',
      expect.stringContaining('WEBHOOK_SECRET must be whsec_ and 24 to 64 random bytes'),
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    ]);
  });

  it('explains how to escape characters of a password', () => {
    expect(getProblems({ DATABASE_URL: 'postgres://u:pa#ss@localhost/site' })).toEqual([
      expect.stringMatching(/^DATABASE_URL must be .*%23/),
    ]);
  });

  it('never repeats a value that may contain a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:secret@localhost' })).toThrow(/^(?!.*secret)/);
  });
});
