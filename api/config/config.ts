import { resolve } from 'node:path';
import { readCaptchaConfig, type CaptchaConfig } from './readCaptchaConfig';
import { readDeskConfig, type DeskConfig } from './readDeskConfig';
import { readWebhookConfig, type WebhookConfig } from './readWebhookConfig';
import { demandProduction, productionReason } from './demandProduction';
import { readBackupConfig, type BackupConfig } from './readBackupConfig';
import { IncompleteConfigError } from './incompleteConfigError';
import { isLoopbackHost, loopbackProxies } from './isLoopbackHost';
import { repositoryRoot } from './repositoryRoot';
import { type VariableReader, createReader } from './variableReader';

export interface Config {
  /** In public, by the rule of productionReason; otherwise tried out or developed. */
  readonly production: boolean;
  readonly port: number;
  readonly host: string;
  readonly dataDir: string;
  readonly databaseUrl: string | undefined;
  readonly redisUrl: string | undefined;
  readonly smtpUrl: string | undefined;
  /** Where the owner is told beside the mail, and the key that signs it (Standard Webhooks). */
  readonly webhook: WebhookConfig | undefined;
  /** Called every few minutes while all is well, for a watchdog outside. */
  readonly heartbeatUrl: string | undefined;
  /** Days without an enquiry after which the owner is told; 0: never. */
  readonly enquirySilenceDays: number;
  readonly mailFrom: string;
  readonly mailTo: { readonly general: string; readonly career: string; readonly projects: string };
  readonly captcha: CaptchaConfig;
  readonly siteName: string;
  /** In every newsletter: the law asks for it. */
  readonly postalAddress: string;
  /** With it a mail provider tells of bounces and complaints; without, nobody can. */
  readonly bounceToken: string | undefined;
  readonly backup: BackupConfig;
  readonly siteUrl: string;
  /** Where mails' links reach this API from outside. */
  readonly publicApiUrl: string;
  readonly allowedOrigins: readonly string[];
  readonly trustProxy: readonly string[];
  /** The owner's pages; undefined when they are not served beside the site. */
  readonly desk: DeskConfig | undefined;
  readonly logLevel: string;
  readonly submissionsPerMinute: number;
  /** Mails that strangers can cause by the forms: in an hour overall (a visitor: a tenth), and to one inbox in a day. */
  readonly mailsPerHour: number;
  readonly mailsPerInbox: number;
  readonly metricsToken: string | undefined;
  /** Opens the page for operators from elsewhere than this machine. */
  readonly operatorsToken: string | undefined;
  /** Failures of one version of an app within ten minutes from which on the log warns. */
  readonly failuresToWarn: number;
  readonly retentionDays: number;
  /** Of enquiries that concern a career: an applicant's data has no reason to stay as long as a client's. */
  readonly careerRetentionDays: number;
  /** Documents let developers put a section from their own machine into the page. */
  readonly allowOverrides: boolean;
  /** Value of Strict-Transport-Security for the whole site, or undefined for none. */
  readonly hsts: string | undefined;
  /** Of a hundred page views so many are measured; undefined for the shell's own default. */
  readonly vitalsPercent: number | undefined;
}

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** The shell's port alone, above it the sections', below the API's own (`apiDevPort` of the registry). */
const developmentPorts = { shell: 3000, api: 4000 } as const;
const developmentOrigins = Array.from(
  { length: developmentPorts.api - developmentPorts.shell },
  (_, index) => `http://localhost:${developmentPorts.shell + index}`,
);

/**
 * Reads every variable once. Throws an IncompleteConfigError that names everything that is wrong or, in production,
 * missing. Without a SITE_URL a site that is tried out has the address of its own port.
 */
export function readConfig(env: NodeJS.ProcessEnv, defaults: { port?: number } = {}): Config {
  const read = createReader(env);
  const given = {
    siteUrl: read.origin('SITE_URL'),
    publicApiUrl: read.url('PUBLIC_API_URL', ['https:', 'http:']),
    databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
    smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
    mailToFiles: read.flag('MAIL_TO_FILES'),
    mailFrom: read.address('MAIL_FROM'),
    mailTo: {
      general: read.address('MAIL_TO_GENERAL'),
      career: read.address('MAIL_TO_CAREER'),
      projects: read.address('MAIL_TO_PROJECTS'),
    },
  };
  const reason = productionReason(read, given.siteUrl);
  const production = reason !== undefined;
  if (production) demandProduction(read, given);

  const port = read.integer('PORT', { min: 0, max: 65_535 }) ?? defaults.port ?? developmentPorts.api;
  const host = read.text('HOST') ?? '127.0.0.1';
  const siteUrl =
    given.siteUrl ?? `http://localhost:${defaults.port === undefined ? developmentPorts.shell : port}`;
  const origins = read.origins('ALLOWED_ORIGINS');
  const general = given.mailTo.general ?? 'hello@example.com';
  const retentionDays = read.integer('RETENTION_DAYS', { min: 1, max: 36_500 }) ?? 730;

  const config = {
    production,
    port,
    host,
    dataDir: resolve(repositoryRoot(), read.text('DATA_DIR') ?? '.data'),
    databaseUrl: given.databaseUrl,
    redisUrl: read.url('REDIS_URL', ['redis:', 'rediss:']),
    smtpUrl: given.smtpUrl,
    webhook: readWebhookConfig(read),
    heartbeatUrl: read.url('HEARTBEAT_URL', ['https:', 'http:']),
    enquirySilenceDays: read.integer('ENQUIRY_SILENCE_DAYS', { min: 0, max: 365 }) ?? 7,
    mailFrom: given.mailFrom ?? 'site@example.com',
    mailTo: Object.freeze({
      general,
      career: given.mailTo.career ?? (production ? general : 'careers@example.com'),
      projects: given.mailTo.projects ?? (production ? general : 'projects@example.com'),
    }),
    captcha: readCaptchaConfig(read, { production, siteUrl, origins: origins ?? [] }),
    siteName: read.text('SITE_NAME') ?? 'Shapla Systems',
    postalAddress: read.text('POSTAL_ADDRESS') ?? 'Uttara, Dhaka 1230, Bangladesh',
    bounceToken: readToken(read, 'BOUNCE_TOKEN'),
    backup: readBackupConfig(read),
    siteUrl,
    publicApiUrl: (given.publicApiUrl ?? `${siteUrl}/api`).replace(/\/+$/, ''),
    allowedOrigins: Object.freeze([
      ...new Set([siteUrl, ...(origins ?? []), ...(production || origins ? [] : developmentOrigins)]),
    ]),
    // Behind a loopback there is always a proxy on the same machine; anybody else there is the operator.
    trustProxy: Object.freeze(read.networks('TRUST_PROXY') ?? (isLoopbackHost(host) ? loopbackProxies : [])),
    desk: readDeskConfig(read),
    logLevel: read.oneOf('LOG_LEVEL', logLevels) ?? 'info',
    submissionsPerMinute: read.integer('SUBMISSIONS_PER_MINUTE', { min: 1, max: 1_000_000 }) ?? 20,
    mailsPerHour: read.integer('MAILS_PER_HOUR', { min: 10, max: 10_000_000 }) ?? 200,
    mailsPerInbox: read.integer('MAILS_PER_INBOX', { min: 1, max: 10_000_000 }) ?? 5,
    metricsToken: readToken(read, 'METRICS_TOKEN'),
    operatorsToken: readToken(read, 'OPERATORS_TOKEN'),
    failuresToWarn: read.integer('FAILURES_TO_WARN', { min: 1, max: 1_000_000 }) ?? 3,
    retentionDays,
    careerRetentionDays:
      read.integer('RETENTION_DAYS_CAREER', { min: 1, max: 36_500 }) ?? Math.min(365, retentionDays),
    allowOverrides: read.flag('ALLOW_OVERRIDES'),
    hsts: readHsts(read, siteUrl),
    vitalsPercent: read.integer('VITALS_PERCENT', { min: 0, max: 100 }),
  };
  const problems = read.problems();
  if (problems.length > 0) throw new IncompleteConfigError(problems, reason);
  return Object.freeze(config);
}

/** It stands between strangers and the company's figures, or who is written to: nobody is to guess it. */
function readToken(read: VariableReader, name: string): string | undefined {
  const token = read.text(name);
  if (token !== undefined && !/^[\w-]{24,200}$/.test(token))
    read.problem(name, 'must be 24 to 200 letters, digits, - or _ (openssl rand -hex 16)');
  return token;
}

/** A year for https sites; subdomains only when asked, since they are pinned with it for as long. */
function readHsts(read: VariableReader, siteUrl: string): string | undefined {
  const https = siteUrl.startsWith('https:');
  const value = read.text('HSTS') ?? (https ? 'max-age=31536000' : 'off');
  if (value === 'off') return undefined;
  if (!/^max-age=\d+(; ?includeSubDomains)?(; ?preload)?$/.test(value))
    read.problem('HSTS', 'must be off or such as max-age=31536000; includeSubDomains');
  else if (!https) read.problem('HSTS', 'needs a SITE_URL that starts with https://');
  return value;
}
