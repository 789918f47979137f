import { resolve } from 'node:path';
import { ConfigError } from './config-error';
import { readCaptchaConfig, type CaptchaConfig } from './captcha/read-captcha-config';
import { repositoryRoot } from './repository-root';
import { createReader } from './variable-reader';

export interface Config {
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  readonly mailTo: { readonly general: string; readonly career: string; readonly projects: string };
  readonly captcha: CaptchaConfig;
  readonly siteName: string;
  readonly siteUrl: string;
  /** Where mails' links reach this API from outside. */
  readonly publicApiUrl: string;
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: readonly string[];
  readonly logLevel: string;
  readonly submissionsPerMinute: number;
  readonly metricsToken: string | undefined;
  readonly retentionDays: number;
  /** Of enquiries that concern a career: an applicant's data has no reason to stay as long as a client's. */
  readonly careerRetentionDays: number;
  /** Documents let developers put a section from their own machine into the page. */
  readonly allowOverrides: boolean;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** The shell and the four sections, each alone on its own port. */
const developmentOrigins = [3000, 3001, 3002, 3003, 3004].map((port) => `http://localhost:${port}`);

/** Reads every variable once. A wrong value throws a ConfigError that names the variable. */
export function readConfig(env: NodeJS.ProcessEnv, defaults: { port?: number } = {}): Config {
  const read = createReader(env);
  const production = env.NODE_ENV === 'production';
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  if (production && !databaseUrl && !read.flag('ALLOW_EMBEDDED_STORAGE')) {
    throw new ConfigError(
      'DATABASE_URL',
      'is required when NODE_ENV=production (ALLOW_EMBEDDED_STORAGE=1 accepts the embedded engine and its risks, see .env.example)',
    );
  }
  const siteUrl =
    read.origin('SITE_URL') ?? (production ? read.missing('SITE_URL') : 'http://localhost:3000');
  const retentionDays = read.integer('RETENTION_DAYS', { min: 1, max: 36_500 }) ?? 730;
  const general =
    read.address('MAIL_TO_GENERAL') ?? (production ? read.missing('MAIL_TO_GENERAL') : 'hello@example.com');

  return Object.freeze({
    production,
    port: read.integer('PORT', { min: 0, max: 65_535 }) ?? defaults.port ?? 4000,
    host: read.text('HOST') ?? '127.0.0.1',
    dataDir: resolve(repositoryRoot(), read.text('DATA_DIR') ?? '.data'),
    databaseUrl,
    redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:']),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailFrom: read.address('MAIL_FROM') ?? (production ? read.missing('MAIL_FROM') : 'site@example.com'),
    mailTo: Object.freeze({
      general,
      career: read.address('MAIL_TO_CAREER') ?? (production ? general : 'careers@example.com'),
      projects: read.address('MAIL_TO_PROJECTS') ?? (production ? general : 'projects@example.com'),
    }),
    captcha: readCaptchaConfig(read, { production, siteUrl }),
    siteName: read.text('SITE_NAME') ?? 'Shapla Systems',
    siteUrl,
    publicApiUrl: (read.url('PUBLIC_API_URL', ['https:', 'http:']) ?? `${siteUrl}/api`).replace(/\/+$/, ''),
    allowedOrigins: Object.freeze(
      read.origins('ALLOWED_ORIGINS') ?? [siteUrl, ...(production ? [] : developmentOrigins)],
    ),
    trustProxy: Object.freeze(read.networks('TRUST_PROXY') ?? []),
    logLevel: read.oneOf('LOG_LEVEL', logLevels) ?? 'info',
    submissionsPerMinute: read.integer('SUBMISSIONS_PER_MINUTE', { min: 1, max: 1_000_000 }) ?? 20,
    metricsToken: read.text('METRICS_TOKEN'),
    retentionDays,
    careerRetentionDays:
      read.integer('RETENTION_DAYS_CAREER', { min: 1, max: 36_500 }) ?? Math.min(365, retentionDays),
    allowOverrides: read.flag('ALLOW_OVERRIDES'),
  });
}
