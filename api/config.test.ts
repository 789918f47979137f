import { readConfig } from './config';

const production = {
  NODE_ENV: 'production',
  DATABASE_URL: 'postgres://site@localhost/site',
  SITE_URL: 'https://www.example.com',
  MAIL_FROM: 'site@example.com',
  MAIL_TO_GENERAL: 'hello@example.com',
  TURNSTILE_SITE_KEY: '0x4AAA',
  TURNSTILE_SECRET_KEY: '0x4BBB',
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

  it('accepts a complete production environment', () => {
    expect(readConfig(production)).toMatchObject({
      production: true,
      allowedOrigins: ['https://www.example.com'],
      publicApiUrl: 'https://www.example.com/api',
      mailTo: { general: 'hello@example.com', career: 'hello@example.com', projects: 'hello@example.com' },
      captcha: { provider: 'turnstile', hostnames: ['www.example.com'] },
    });
  });

  it.each([
    'DATABASE_URL',
    'SITE_URL',
    'MAIL_FROM',
    'MAIL_TO_GENERAL',
    'TURNSTILE_SITE_KEY',
    'TURNSTILE_SECRET_KEY',
  ])('names %s when production lacks it', (variable) => {
    expect(() => readConfig({ ...production, [variable]: '' })).toThrow(
      new RegExp(`^${variable} is required`),
    );
  });

  it('names the secret when production has neither captcha key', () => {
    expect(() => readConfig({ ...production, TURNSTILE_SITE_KEY: '', TURNSTILE_SECRET_KEY: '' })).toThrow(
      /^TURNSTILE_SECRET_KEY /,
    );
  });

  it('lets production use embedded storage only when told so', () => {
    expect(
      readConfig({ ...production, DATABASE_URL: '', ALLOW_EMBEDDED_STORAGE: '1' }).databaseUrl,
    ).toBeUndefined();
  });

  it.each(['1x', '2x', '3x'])('refuses the public test secret %s… in production', (start) => {
    const secret = `${start}0000000000000000000000000000000AA`;
    expect(() => readConfig({ ...production, TURNSTILE_SECRET_KEY: secret })).toThrow(
      /^TURNSTILE_SECRET_KEY is one of the public test/,
    );
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
    ['ALLOW_EMBEDDED_STORAGE', 'yes'],
    ['SUBMISSIONS_PER_MINUTE', '0'],
    ['RETENTION_DAYS_CAREER', '0'],
    ['TURNSTILE_BASE_URL', 'challenges.example.com'],
  ])('names %s when it is %s', (variable, value) => {
    const keys = { TURNSTILE_SITE_KEY: 'a', TURNSTILE_SECRET_KEY: 'b' };
    const env = {
      ...keys,
      ...(variable === 'ALLOW_EMBEDDED_STORAGE' ? { NODE_ENV: 'production' } : {}),
      [variable]: value,
    };
    expect(() => readConfig(env)).toThrow(new RegExp(`^${variable} must be `));
  });

  it('never repeats a value that may hold a password', () => {
    expect(() => readConfig({ DATABASE_URL: 'mysql://u:secret@localhost' })).toThrow(/^(?!.*secret)/);
  });
});
