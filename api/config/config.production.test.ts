import { StartError } from 'shared-content/server/startError';
import { getProblems } from '../testing/getProblems';
import { productionEnv as production } from '../testing/productionEnv';
import { readConfig } from './config';

describe('a public site', () => {
  it('starts when all settings are there', () => {
    expect(readConfig(production)).toMatchObject({
      production: true,
      allowedOrigins: ['https://www.shapla.dev'],
      publicApiUrl: 'https://www.shapla.dev/api',
      mailTo: { general: 'hello@shapla.dev', career: 'hello@shapla.dev', projects: 'hello@shapla.dev' },
      captcha: { provider: 'turnstile', hostnames: ['www.shapla.dev'] },
    });
  });

  const keys = ['TURNSTILE_SITE_KEY', 'TURNSTILE_SECRET_KEY'];
  const all = ['DATABASE_URL', 'SMTP_URL', 'MAIL_FROM', 'MAIL_TO_GENERAL', ...keys];
  const without = (...variables: string[]) => ({
    ...production,
    ...Object.fromEntries(variables.map((variable) => [variable, ''])),
  });
  const testSecret = '1x0000000000000000000000000000000AA';

  // Each profile was tried on a real start. The expected values are the variables of its error lines, in order.
  it.each<[string, NodeJS.ProcessEnv, string[]]>([
    ['NODE_ENV=production alone', { NODE_ENV: 'production' }, ['SITE_URL', ...all]],
    ['a public SITE_URL alone', { SITE_URL: 'https://www.shapla.dev' }, all],
    ['whatever NODE_ENV says', { SITE_URL: 'https://www.shapla.dev', NODE_ENV: 'development' }, all],
    ['NODE_ENV=prod', { SITE_URL: 'https://www.shapla.dev', NODE_ENV: 'prod' }, ['NODE_ENV', ...all]],
    [
      'database, mail server and address',
      without('MAIL_FROM', 'MAIL_TO_GENERAL', ...keys),
      ['MAIL_FROM', 'MAIL_TO_GENERAL', ...keys],
    ],
    ['without a database', without('DATABASE_URL'), ['DATABASE_URL']],
    ['without SMTP_URL', without('SMTP_URL'), ['SMTP_URL']],
    ['with a wrong SMTP_URL', { ...production, SMTP_URL: 'mail.shapla.dev' }, ['SMTP_URL']],
    [
      'with the SMTP_URL of .env.example',
      { ...production, SMTP_URL: 'smtps://user:password@mail.example.com:465' },
      ['SMTP_URL'],
    ],
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
    ['without Turnstile', without(...keys), keys],
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
      'with a stranger to all rules',
      { ...production, ALLOW_EMBEDDED_STORAGE: '1', DATABASE_URL: '' },
      ['DATABASE_URL'],
    ],
  ])('does not start: %s', (_what, env, variables) => {
    expect(getProblems(env).map((problem) => problem.split(' ', 1)[0])).toEqual(variables);
  });

  it.each<[string, NodeJS.ProcessEnv]>([
    ['a mail server on the same machine', { SMTP_URL: 'smtp://127.0.0.1:25' }],
  ])('starts with %s when a setting allows it', (_what, env) => {
    expect(getProblems({ ...production, ...env })).toEqual([]);
  });

  it.each([
    'http://localhost:3000',
    'http://127.0.0.1:3000',
    'http://[::1]:3000',
    'http://site.localhost:3000',
  ])('does not include a site at %s', (siteUrl) => {
    expect(readConfig({ SITE_URL: siteUrl }).production).toBe(false);
  });

  it('explains why it is public, and lists each problem on its own line', () => {
    expect(() => readConfig({ ...production, SMTP_URL: '', MAIL_FROM: '' })).toThrow(
      new StartError(
        [
          'This is production (SITE_URL is https://www.shapla.dev, not a loopback address), and it cannot start like this:',
          '- SMTP_URL is missing: set smtps://user:password@host:465',
          '- MAIL_FROM is missing: set the sender that your mail server allows',
        ].join('\n'),
      ),
    );
  });
});
