/**
 * A complete production environment, enough to start a public site. Nothing in it is contacted before the first
 * request.
 */
export const productionEnv = {
  DATABASE_URL: 'postgres://site@localhost/site',
  SITE_URL: 'https://www.shapla.dev',
  SMTP_URL: 'smtps://site:s3cret@mail.shapla.dev:465',
  MAIL_FROM: 'site@shapla.dev',
  MAIL_TO_GENERAL: 'hello@shapla.dev',
  TURNSTILE_SITE_KEY: '0x4AAA',
  TURNSTILE_SECRET_KEY: '0x4BBB',
} as const;
