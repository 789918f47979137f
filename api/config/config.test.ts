import { productionEnv as production } from '../testing/productionEnv';
import { readConfig } from './config';
import { IncompleteConfigError } from './incompleteConfigError';

/** The lines of the one error: without the heading that says why this is production. */
const problemsOf = (env: NodeJS.ProcessEnv): string[] => {
  try {
    readConfig(env);
    return [];
  } catch (error) {
    if (error instanceof IncompleteConfigError) return [...error.problems];
    throw error;
  }
};

describe('readConfig', () => {
  it('needs nothing in development', () => {
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

  it('takes another default port, and PORT before it', () => {
    expect(readConfig({}, { port: 3000 }).port).toBe(3000);
    expect(readConfig({ PORT: '8080' }, { port: 3000 }).port).toBe(8080);
  });

  it('pins https for a year on an https site, subdomains only when asked, and nowhere else', () => {
    expect(readConfig({}).hsts).toBeUndefined();
    expect(readConfig(production).hsts).toBe('max-age=31536000');
    expect(readConfig({ ...production, HSTS: 'off' }).hsts).toBeUndefined();
    const asked = 'max-age=63072000; includeSubDomains; preload';
    expect(readConfig({ ...production, HSTS: asked }).hsts).toBe(asked);
    expect(problemsOf({ ...production, HSTS: 'yes' })).toEqual([expect.stringMatching(/^HSTS must be off/)]);
    expect(problemsOf({ HSTS: asked })).toEqual([expect.stringMatching(/^HSTS needs a SITE_URL/)]);
  });

  it('takes no token for operators that could be guessed', () => {
    expect(readConfig({ OPERATORS_TOKEN: 'a-token-of-24-characters' }).operatorsToken).toHaveLength(24);
    for (const token of ['secret', 'of 24 characters, but with spaces'])
      expect(problemsOf({ OPERATORS_TOKEN: token })).toEqual([
        expect.stringMatching(/^OPERATORS_TOKEN must be 24 to 200 letters/),
      ]);
  });

  it('keeps applications for a year, or for as long as everything where that is shorter', () => {
    expect(readConfig({})).toMatchObject({ retentionDays: 730, careerRetentionDays: 365 });
    expect(readConfig({ RETENTION_DAYS: '90' })).toMatchObject({
      retentionDays: 90,
      careerRetentionDays: 90,
    });
    expect(readConfig({ RETENTION_DAYS_CAREER: '30' })).toMatchObject({
      retentionDays: 730,
      careerRetentionDays: 30,
    });
  });

  it('gives a site that is tried out the address of its own port', () => {
    expect(readConfig({}, { port: 3000 }).siteUrl).toBe('http://localhost:3000');
    expect(readConfig({ PORT: '3100' }, { port: 3000 }).siteUrl).toBe('http://localhost:3100');
    expect(readConfig({ PORT: '4100' }).siteUrl).toBe('http://localhost:3000');
  });

  it('believes the proxy on its own machine, and no other unless told', () => {
    expect(readConfig({}).trustProxy).toEqual(['127.0.0.1', '::1']);
    expect(readConfig({ HOST: '::1' }).trustProxy).toEqual(['127.0.0.1', '::1']);
    expect(readConfig({ HOST: '0.0.0.0' }).trustProxy).toEqual([]);
    expect(readConfig({ TRUST_PROXY: '10.0.0.0/8' }).trustProxy).toEqual(['10.0.0.0/8']);
    expect(readConfig({ TRUST_PROXY: 'none' }).trustProxy).toEqual([]);
  });

  it('lets the site use its own API, whoever else may', () => {
    const partner = readConfig({ ...production, ALLOWED_ORIGINS: 'https://partner.dev' });
    expect(partner.allowedOrigins).toEqual(['https://www.shapla.dev', 'https://partner.dev']);
    expect(partner.captcha).toMatchObject({ hostnames: ['www.shapla.dev', 'partner.dev'] });
  });

  it.each([
    ['PORT', '80x'],
    ['PORT', '65536'],
    ['DATABASE_URL', 'mysql://localhost'],
    ['REDIS_URL', 'localhost:6379'],
    ['SMTP_URL', 'mail.example.com'],
    ['MAIL_FROM', 'Site <site@example.com>'],
    ['MAIL_TO_CAREER', 'nobody'],
    ['SITE_URL', 'https://www.example.com/path'],
    ['ALLOWED_ORIGINS', 'https://a.example,b.example'],
    ['TRUST_PROXY', '1'],
    ['TRUST_PROXY', '10.0.0.0/33'],
    ['LOG_LEVEL', 'loud'],
    ['ALLOW_CAPTCHA_STANDIN', 'yes'],
    ['MAIL_TO_FILES', 'yes'],
    ['NODE_ENV', 'prod'],
    ['NODE_ENV', 'Production'],
    ['SUBMISSIONS_PER_MINUTE', '0'],
    ['RETENTION_DAYS_CAREER', '0'],
    ['MAILS_PER_HOUR', '9'],
    ['MAILS_PER_INBOX', '0'],
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

  it.each([
    ['WEBHOOK_SECRET', { WEBHOOK_URL: 'https://hooks.example.com' }],
    ['WEBHOOK_URL', { WEBHOOK_SECRET: `whsec_${Buffer.alloc(24).toString('base64')}` }],
  ])('asks for %s beside its other half', (missing, env) => {
    expect(() => readConfig(env)).toThrow(`${missing} is required together with`);
  });

  it('serves the desk beyond loopback under https alone', () => {
    expect(problemsOf({ DESK_PORT: '4500', DESK_HOST: '0.0.0.0' })).toEqual([
      'DESK_HOST beyond loopback needs DESK_URL, the https:// address under which a TLS proxy publishes the desk',
    ]);
    expect(problemsOf({ DESK_PORT: '4500', DESK_URL: 'http://desk.example.com' })).toEqual([
      'DESK_URL must start with https://: enquiries do not travel in clear',
    ]);
    expect(readConfig({ DESK_PORT: '4500', DESK_HOST: '::1' }).desk).toEqual({ port: 4500, host: '::1' });
  });

  it('names everything that is wrong at once', () => {
    expect(
      problemsOf({ PORT: '80x', LOG_LEVEL: 'loud', SITE_URL: 'www.shapla.dev', WEBHOOK_SECRET: 's3cret' }),
    ).toEqual([
      'SITE_URL must be an origin such as https://www.example.com, without a path',
      'PORT must be a whole number from 0 to 65535',
      'WEBHOOK_URL is required together with WEBHOOK_SECRET',
      expect.stringContaining('WEBHOOK_SECRET must be whsec_ and 24 to 64 random bytes'),
      'LOG_LEVEL must be one of fatal, error, warn, info, debug, trace, silent',
    ]);
  });

  it('never repeats a value that may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:secret@localhost' })).toThrow(/^(?!.*secret)/);
  });
});

describe('a site in public', () => {
  it('starts when everything is there', () => {
    expect(readConfig(production)).toMatchObject({
      production: true,
      allowedOrigins: ['https://www.shapla.dev'],
      publicApiUrl: 'https://www.shapla.dev/api',
      mailTo: { general: 'hello@shapla.dev', career: 'hello@shapla.dev', projects: 'hello@shapla.dev' },
      captcha: { provider: 'turnstile', hostnames: ['www.shapla.dev'] },
    });
  });

  const all = ['DATABASE_URL', 'SMTP_URL', 'MAIL_FROM', 'MAIL_TO_GENERAL', 'TURNSTILE_SITE_KEY'];
  const without = (...variables: string[]) => ({
    ...production,
    ...Object.fromEntries(variables.map((variable) => [variable, ''])),
  });
  const testSecret = '1x0000000000000000000000000000000AA';

  // Each profile that was tried on a real start, and what it must answer: the variables of its lines, in order.
  it.each<[string, NodeJS.ProcessEnv, string[]]>([
    ['NODE_ENV=production alone', { NODE_ENV: 'production' }, ['SITE_URL', ...all]],
    ['a public SITE_URL alone', { SITE_URL: 'https://www.shapla.dev' }, all],
    ['whatever NODE_ENV says', { SITE_URL: 'https://www.shapla.dev', NODE_ENV: 'development' }, all],
    ['NODE_ENV=prod', { SITE_URL: 'https://www.shapla.dev', NODE_ENV: 'prod' }, ['NODE_ENV', ...all]],
    [
      'database, mail server and address',
      without('MAIL_FROM', 'MAIL_TO_GENERAL', 'TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'),
      ['MAIL_FROM', 'MAIL_TO_GENERAL', 'TURNSTILE_SITE_KEY'],
    ],
    ['without a database', without('DATABASE_URL'), ['DATABASE_URL']],
    ['without SMTP_URL', without('SMTP_URL'), ['SMTP_URL']],
    ['with a wrong SMTP_URL', { ...production, SMTP_URL: 'mail.shapla.dev' }, ['SMTP_URL']],
    [
      'with the SMTP_URL of .env.example',
      { ...production, SMTP_URL: 'smtps://user:password@mail.example.com:465' },
      ['SMTP_URL'],
    ],
    ['with SMTP_URL and MAIL_TO_FILES', { ...production, MAIL_TO_FILES: '1' }, ['MAIL_TO_FILES']],
    ['without SITE_URL', { ...without('SITE_URL'), NODE_ENV: 'production' }, ['SITE_URL']],
    [
      'with a loopback as SITE_URL',
      { ...production, NODE_ENV: 'production', SITE_URL: 'http://localhost:3000' },
      ['SITE_URL'],
    ],
    ['with a SITE_URL of http', { ...production, SITE_URL: 'http://www.shapla.dev' }, ['SITE_URL']],
    ['with an API of http', { ...production, PUBLIC_API_URL: 'http://api.shapla.dev' }, ['PUBLIC_API_URL']],
    ['without a sender', without('MAIL_FROM'), ['MAIL_FROM']],
    ['without recipients', without('MAIL_TO_GENERAL'), ['MAIL_TO_GENERAL']],
    [
      'with placeholders for people',
      { ...production, MAIL_TO_GENERAL: 'hello@example.com', MAIL_TO_CAREER: 'jobs@company.test' },
      ['MAIL_TO_GENERAL', 'MAIL_TO_CAREER'],
    ],
    [
      'with a recipient without a domain',
      { ...production, MAIL_TO_PROJECTS: 'root@mailhost' },
      ['MAIL_TO_PROJECTS'],
    ],
    ['without Turnstile', without('TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'), ['TURNSTILE_SITE_KEY']],
    ['with half a pair of keys', without('TURNSTILE_SITE_KEY'), ['TURNSTILE_SITE_KEY']],
    ['with the other half', without('TURNSTILE_SECRET_KEY'), ['TURNSTILE_SECRET_KEY']],
    [
      'with the public test site key',
      { ...production, TURNSTILE_SITE_KEY: '1x00000000000000000000AA' },
      ['TURNSTILE_SITE_KEY'],
    ],
    [
      'with the public test secret',
      { ...production, TURNSTILE_SECRET_KEY: testSecret },
      ['TURNSTILE_SECRET_KEY'],
    ],
    [
      'with a captcha of http',
      { ...production, TURNSTILE_BASE_URL: 'http://captcha.dev' },
      ['TURNSTILE_BASE_URL'],
    ],
    [
      'with a verification of http',
      { ...production, TURNSTILE_VERIFY_URL: 'http://captcha.dev/siteverify' },
      ['TURNSTILE_VERIFY_URL'],
    ],
    [
      'with a stranger to all rules',
      { ...production, ALLOW_EMBEDDED_STORAGE: '1', DATABASE_URL: '' },
      ['DATABASE_URL'],
    ],
  ])('does not start: %s', (_what, env, variables) => {
    expect(problemsOf(env).map((problem) => problem.split(' ', 1)[0])).toEqual(variables);
  });

  it.each<[string, NodeJS.ProcessEnv]>([
    ['mails as files', { SMTP_URL: '', MAIL_TO_FILES: '1' }],
    ['every bot let in', { TURNSTILE_SITE_KEY: '', TURNSTILE_SECRET_KEY: '', ALLOW_CAPTCHA_STANDIN: '1' }],
    ['the test keys', { TURNSTILE_SECRET_KEY: testSecret, ALLOW_CAPTCHA_STANDIN: '1' }],
    ['a mail server on the same machine', { SMTP_URL: 'smtp://127.0.0.1:25' }],
    ['a verification on the same machine', { TURNSTILE_VERIFY_URL: 'http://127.0.0.1:8080/siteverify' }],
  ])('starts with %s, when that is said', (_what, env) => {
    expect(problemsOf({ ...production, ...env })).toEqual([]);
  });

  it.each([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://site.localhost:3000',
  ])('is not one whose address is %s', (siteUrl) => {
    expect(readConfig({ SITE_URL: siteUrl }).production).toBe(false);
  });

  it('says why it counts as one, and each problem on a line of its own', () => {
    expect(() => readConfig({ ...production, SMTP_URL: '', MAIL_FROM: '' })).toThrow(
      new IncompleteConfigError(
        [
          'SMTP_URL is missing: set smtps://user:password@host:465, or MAIL_TO_FILES=1 to have mails written to files that you deliver yourself',
          'MAIL_FROM is missing: set the sender that your mail server allows',
        ],
        'SITE_URL is https://www.shapla.dev, not a loopback address',
      ),
    );
  });
});
