import { join, resolve } from 'node:path';
import { readCaptchaConfig } from './readCaptchaConfig';
import { readDeskConfig } from './readDeskConfig';
import { readWebhookConfig } from './readWebhookConfig';
import { demandProduction, productionReason, readGiven } from './demandProduction';
import { createReader, IncompleteConfigError, type VariableReader } from './variableReader';
import { isLoopbackHost, loopbackProxies } from 'shared-content/server/isLoopbackHost';
import { repositoryRoot } from 'shared-content/server/readEnvironmentFile';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
/** Ports of development. The sections' ports follow the shell's; the API's own is `apiDevPort` of the registry. */
const developmentPorts = { shell: 3000, api: 4000 } as const;
const developmentOrigins = Array.from(
  { length: developmentPorts.api - developmentPorts.shell },
  (_, index) => `http://localhost:${developmentPorts.shell + index}`,
);

/**
 * Reads every variable once. Without a SITE_URL, a trial site uses the address of its own port.
 *
 * @throws IncompleteConfigError that names every wrong variable and, in production, every missing one
 */
export function readConfig(env: NodeJS.ProcessEnv, defaults: { port?: number } = {}) {
  const read = createReader(env);
  const given = readGiven(read);
  const reason = productionReason(read, given.siteUrl);
  const production = reason !== undefined;
  if (production) demandProduction(read, given);

  const port = read.integer('PORT', { min: 0, max: 65_535 }) ?? defaults.port ?? developmentPorts.api;
  const host = read.text('HOST') ?? '127.0.0.1';
  const siteUrl =
    given.siteUrl ?? `http://localhost:${defaults.port === undefined ? developmentPorts.shell : port}`;
  const origins = read.origins('ALLOWED_ORIGINS');
  const general = given.mailTo.general ?? 'hello@example.com';

  const config = {
    /** Whether the site is public, by the rule of productionReason. False for trials and development. */
    production,
    port,
    host,
    dataDir: resolve(repositoryRoot(), read.text('DATA_DIR') ?? '.data'),
    databaseUrl: given.databaseUrl,
    smtpUrl: given.smtpUrl,
    /** The webhook that informs the owner besides mail, and the key that signs its calls (Standard Webhooks). */
    webhook: readWebhookConfig(read),
    /** Called every few minutes while all is well, for an external watchdog. */
    heartbeatUrl: read.url('HEARTBEAT_URL', ['https:', 'http:']),
    mailFrom: given.mailFrom ?? 'site@example.com',
    mailTo: Object.freeze({
      general,
      career: given.mailTo.career ?? (production ? general : 'careers@example.com'),
      projects: given.mailTo.projects ?? (production ? general : 'projects@example.com'),
    }),
    captcha: readCaptchaConfig(read, { production, siteUrl, origins: origins ?? [] }),
    backup: readBackupConfig(read),
    siteUrl,
    /** The public URL of this API, for links in mails. */
    publicApiUrl: (given.publicApiUrl ?? `${siteUrl}/api`).replace(/\/+$/, ''),
    allowedOrigins: Object.freeze([
      ...new Set([siteUrl, ...(origins ?? []), ...(production || origins ? [] : developmentOrigins)]),
    ]),
    // A client of a loopback address is a proxy on the same machine or the operator.
    trustProxy: Object.freeze(read.networks('TRUST_PROXY') ?? (isLoopbackHost(host) ? loopbackProxies : [])),
    /** The owner's pages (the admin UI); undefined when they are not served beside the site. */
    desk: readDeskConfig(read),
    logLevel: read.oneOf<string>('LOG_LEVEL', logLevels) ?? 'info',
    submissionsPerMinute: read.integer('SUBMISSIONS_PER_MINUTE', { min: 1, max: 1_000_000 }) ?? 20,
    metricsToken: readToken(read, 'METRICS_TOKEN'),
    /** Value of Strict-Transport-Security for the whole site; undefined for none. */
    hsts: readHsts(read, siteUrl),
    /** Percentage of page views whose vitals are measured; undefined for the shell's own default. */
    vitalsPercent: read.integer('VITALS_PERCENT', { min: 0, max: 100 }),
  };
  const problems = read.problems();
  if (problems.length > 0) throw new IncompleteConfigError(problems, reason);
  return Object.freeze(config);
}

export type Config = ReturnType<typeof readConfig>;

/** What an operator should know at every start, one line each: where data goes, and who has access. */
export function describeConfig(config: Config): string[] {
  const { production, databaseUrl, smtpUrl, dataDir, captcha, host, siteUrl } = config;
  return [
    `Enquiries and sign-ups are stored in ${databaseUrl ? 'PostgreSQL (DATABASE_URL)' : dataDir}`,
    smtpUrl
      ? 'Mails go out through SMTP_URL'
      : `Mails are written to ${join(dataDir, 'mails')} as .eml files and are not sent`,
    captcha.provider === 'stand-in'
      ? 'The captcha is a local stand-in and accepts every visitor'
      : `The captcha asks ${new URL(captcha.verifyUrl).host}`,
    ...(production
      ? []
      : [
          `For trials and development only: visitors need a SITE_URL other than ${siteUrl} (see .env.example)`,
        ]),
    ...(production || isLoopbackHost(host)
      ? []
      : [`HOST ${host} lets other machines in, and anyone there can send mail through the forms`]),
  ];
}

/** Reads BACKUP_DIR and BACKUP_DATABASE_URL. */
function readBackupConfig(read: VariableReader) {
  const folder = read.text('BACKUP_DIR');
  const managed = folder === 'managed';
  return Object.freeze({
    /** The database's provider keeps the backups, so nothing here asks for one. */
    managed,
    /** The folder to which `backup run` writes; undefined when backups are not set up here. */
    folder: managed || folder === undefined ? undefined : resolve(repositoryRoot(), folder),
    /** For pg_dump, where DATABASE_URL leads to a pooler. */
    databaseUrl: read.url('BACKUP_DATABASE_URL', ['postgres:', 'postgresql:']),
  });
}

/** Reads a token. It guards company figures, so it must be hard to guess. */
function readToken(read: VariableReader, name: string): string | undefined {
  const token = read.text(name);
  if (token !== undefined && !/^[\w-]{24,200}$/.test(token))
    read.problem(name, 'must be 24 to 200 letters, digits, - or _ (openssl rand -hex 16)');
  return token;
}

/** One year for https sites. Subdomains are included only on request, because browsers pin them for the same year. */
function readHsts(read: VariableReader, siteUrl: string): string | undefined {
  const https = siteUrl.startsWith('https:');
  const value = read.text('HSTS') ?? (https ? 'max-age=31536000' : 'off');
  if (value === 'off') return undefined;
  if (!/^max-age=\d+(; ?includeSubDomains)?(; ?preload)?$/.test(value))
    read.problem('HSTS', 'must be off or such as max-age=31536000; includeSubDomains');
  else if (!https) read.problem('HSTS', 'needs a SITE_URL that starts with https://');
  return value;
}
