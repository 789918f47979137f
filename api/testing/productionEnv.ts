/** A complete production: what a site in public starts with. Nothing in it is reached before something is served. */
export const productionEnv = {
  DATABASE_URL: 'postgres://site@localhost/site',
  SITE_URL: 'https://www.shapla.dev',
  SMTP_URL: 'smtps://site:s3cret@mail.shapla.dev:465',
  MAIL_FROM: 'site@shapla.dev',
  MAIL_TO_GENERAL: 'hello@shapla.dev',
  TURNSTILE_SITE_KEY: '0x4AAA',
  TURNSTILE_SECRET_KEY: '0x4BBB',
} as const;
