import { join, resolve } from 'node:path';
import { isLoopbackHost, isLoopbackUrl, loopbackProxies } from 'shared-content/server/isLoopbackHost';
import { repositoryRoot } from 'shared-content/server/readEnvironmentFile';
import { StartError } from 'shared-content/server/startError';
import { readCaptchaConfig } from './readCaptchaConfig';
import { readDeskConfig } from './readDeskConfig';
import { readWebhookConfig } from './readWebhookConfig';
import { createReader, type VariableReader } from './variableReader';

const environments = ['production', 'development', 'test'] as const;
const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

/** Ports of development. The sections' ports follow the shell's; the API's own is `apiDevPort` of the registry. */
const developmentPorts = { shell: 3000, api: 4000 } as const;

const developmentOrigins = Array.from(
  { length: developmentPorts.api - developmentPorts.shell },
  (_, index) => `http://localhost:${developmentPorts.shell + index}`,
);

/** Names without an owner, where no mail arrives: RFC 2606, 6761, 6762, 7686, 8375 and ICANN's `internal`. */
const reservedDomain =
  /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost|local|internal|onion|home\.arpa)\.?$/i;

/**
 * Reads every variable once. Without a SITE_URL, a trial site uses the address of its own port.
 *
 * @throws StartError with a line for each wrong variable and, in production, each missing one
 */
export function readConfig(env: NodeJS.ProcessEnv, defaults: { port?: number } = {}) {
  const read = createReader(env);
  const environment = read.oneOf('NODE_ENV', environments);
  const givenUrl = read.origin('SITE_URL');
  const isLocal = givenUrl !== undefined && isLoopbackUrl(givenUrl);
  // The one rule that decides what counts as production. It fails safe: a public address is production whatever NODE_ENV
  // says, because visitors can reach it.
  const publicUrl = isLocal ? undefined : givenUrl;
  const production = publicUrl !== undefined || environment === 'production';
  /** Reports what keeps a public site from its start. An operator sees all of it at the first one. */
  const refuse = (name: string, isWrong: boolean | undefined, what: string): void => {
    if (production && isWrong) read.problem(name, what);
  };
  const readMailbox = (name: string, fix: string, isRequired = false) => {
    const address = read.address(name);
    const domain = address?.slice(address.lastIndexOf('@') + 1);
    const isUnreachable = domain !== undefined && (reservedDomain.test(domain) || !domain.includes('.'));
    refuse(name, isRequired && domain === undefined, `is missing: set ${fix}`);
    refuse(name, isUnreachable, `has the domain ${domain}, to which no mail can be sent: set ${fix}`);
    return address;
  };

  const address = 'set the address that visitors type, such as https://www.company.com';
  refuse('SITE_URL', givenUrl === undefined, `is missing: ${address}`);
  refuse('SITE_URL', isLocal, `is a loopback address: ${address}`);
  const personal = 'visitors type personal data into the site';
  refuse('SITE_URL', givenUrl?.startsWith('http:'), `must start with https://: ${personal}`);
  const publicApiUrl = read.url('PUBLIC_API_URL', ['https:', 'http:']);
  refuse('PUBLIC_API_URL', publicApiUrl?.startsWith('http:'), `must start with https://: ${personal}`);
  const databaseUrl = read.url('DATABASE_URL', ['postgres:', 'postgresql:']);
  refuse(
    'DATABASE_URL',
    databaseUrl === undefined,
    'is missing: set postgres://user:password@host:5432/name (the embedded database is for trying out; on one machine, apt-get install postgresql is enough)',
  );
  const smtpUrl = read.url('SMTP_URL', ['smtp:', 'smtps:']);
  const smtpHost = smtpUrl === undefined ? '' : new URL(smtpUrl).hostname;
  refuse('SMTP_URL', smtpUrl === undefined, 'is missing: set smtps://user:password@host:465');
  refuse(
    'SMTP_URL',
    reservedDomain.test(smtpHost) && !isLoopbackHost(smtpHost),
    'names a placeholder host: set the one of your mail provider',
  );
  const mailFrom = readMailbox('MAIL_FROM', 'the sender that your mail server allows', true);
  const general = readMailbox('MAIL_TO_GENERAL', 'the mailbox that reads enquiries', true);
  const career = readMailbox('MAIL_TO_CAREER', 'a real mailbox, or leave it out');
  const projects = readMailbox('MAIL_TO_PROJECTS', 'a real mailbox, or leave it out');

  const port = read.integer('PORT', { min: 0, max: 65_535 }) ?? defaults.port ?? developmentPorts.api;
  const host = read.text('HOST') ?? '127.0.0.1';
  const siteUrl =
    givenUrl ?? `http://localhost:${defaults.port === undefined ? developmentPorts.shell : port}`;
  const origins = read.origins('ALLOWED_ORIGINS');
  const config = {
    /** Whether the site is public. False for trials and development. */
    production,
    port,
    host,
    dataDir: resolve(repositoryRoot(), read.text('DATA_DIR') ?? '.data'),
    databaseUrl,
    smtpUrl,
    /** The webhook that informs the owner besides mail; undefined for none. */
    webhook: readWebhookConfig(read),
    /** Called every few minutes while all is well, for an external watchdog. */
    heartbeatUrl: read.url('HEARTBEAT_URL', ['https:', 'http:']),
    mailFrom: mailFrom ?? 'site@example.com',
    mailTo: {
      general: general ?? 'hello@example.com',
      career: career ?? (production ? general! : 'careers@example.com'),
      projects: projects ?? (production ? general! : 'projects@example.com'),
    },
    captcha: readCaptchaConfig(read, { production, siteUrl, origins: origins ?? [] }),
    backup: readBackupConfig(read),
    siteUrl,
    /** The public URL of this API, for links in mails. */
    publicApiUrl: (publicApiUrl ?? `${siteUrl}/api`).replace(/\/+$/, ''),
    /** Of the pages whose forms this API takes. Its own page shows a form that was sent without scripts once more. */
    allowedOrigins: [
      ...new Set([
        siteUrl,
        ...(publicApiUrl ? [new URL(publicApiUrl).origin] : []),
        ...(origins ?? []),
        ...(production || origins ? [] : developmentOrigins),
      ]),
    ],
    // A client of a loopback address is a proxy on the same machine or the operator.
    trustProxy: read.networks('TRUST_PROXY') ?? (isLoopbackHost(host) ? loopbackProxies : []),
    /** The owner's pages (the admin UI); undefined when they are not served beside the site. */
    desk: readDeskConfig(read),
    logLevel: read.oneOf<string>('LOG_LEVEL', logLevels) ?? 'info',
    submissionsPerMinute: read.integer('SUBMISSIONS_PER_MINUTE', { min: 1, max: 1_000_000 }) ?? 20,
    /** It guards company figures, so it must be hard to guess. */
    metricsToken: read.pattern(
      'METRICS_TOKEN',
      /^[\w-]{24,200}$/,
      '24 to 200 letters, digits, - or _ (openssl rand -hex 16)',
    ),
    /** Value of Strict-Transport-Security for the whole site; undefined for none. */
    hsts: readHsts(read, siteUrl),
    /** Percentage of page views whose vitals are measured; undefined for the shell's own default. */
    vitalsPercent: read.integer('VITALS_PERCENT', { min: 0, max: 100 }),
  };
  const problems = read.problems();
  if (problems.length > 0 && production) {
    const reason = publicUrl ? `SITE_URL is ${publicUrl}, not a loopback address` : 'NODE_ENV=production';
    throw new StartError(
      [`This is production (${reason}), and it cannot start like this:`, ...problems].join('\n- '),
    );
  }
  if (problems.length > 0) throw new StartError(problems.join('\n'));
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
    !production &&
      `For trials and development only: visitors need a SITE_URL other than ${siteUrl} (see .env.example)`,
    !production &&
      !isLoopbackHost(host) &&
      `HOST ${host} lets other machines in, and anyone there can send mail through the forms`,
  ].filter((line) => line !== false);
}

/** Reads BACKUP_DIR and BACKUP_DATABASE_URL. */
function readBackupConfig(read: VariableReader) {
  const folder = read.text('BACKUP_DIR');
  const managed = folder === 'managed';
  return {
    /** The database's provider keeps the backups, so nothing here asks for one. */
    managed,
    /** The folder to which `backup run` writes; undefined when backups are not set up here. */
    folder: managed || folder === undefined ? undefined : resolve(repositoryRoot(), folder),
    /** For pg_dump, where DATABASE_URL leads to a pooler. */
    databaseUrl: read.url('BACKUP_DATABASE_URL', ['postgres:', 'postgresql:']),
  };
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
