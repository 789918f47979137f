import { isLoopbackHost } from 'shared-content/server/isLoopbackHost';
import type { VariableReader } from './variableReader';

const environments = ['production', 'development', 'test'] as const;

/**
 * The one rule that decides what counts as production, as a reason for the operator; undefined for a trial. It fails
 * safe: a public address means production whatever NODE_ENV says, because visitors can reach it.
 */
export function productionReason(read: VariableReader, siteUrl: string | undefined): string | undefined {
  const environment = read.oneOf('NODE_ENV', environments);
  if (siteUrl !== undefined && !isLoopbackHost(new URL(siteUrl).hostname))
    return `SITE_URL is ${siteUrl}, not a loopback address`;
  return environment === 'production' ? 'NODE_ENV=production' : undefined;
}

/** Reads what a public site must set, before defaults are applied. */
export const readGiven = (read: VariableReader) => ({
  siteUrl: read.origin('SITE_URL'),
  publicApiUrl: read.url('PUBLIC_API_URL', ['https:', 'http:']),
  databaseUrl: read.url('DATABASE_URL', ['postgres:', 'postgresql:']),
  smtpUrl: read.url('SMTP_URL', ['smtp:', 'smtps:']),
  mailFrom: read.address('MAIL_FROM'),
  mailTo: {
    general: read.address('MAIL_TO_GENERAL'),
    career: read.address('MAIL_TO_CAREER'),
    projects: read.address('MAIL_TO_PROJECTS'),
  },
});
type Given = ReturnType<typeof readGiven>;

/**
 * Checks what a public site needs besides its captcha (readCaptchaConfig.ts). Each missing thing becomes one problem
 * with its fix, so that an operator sees all of them at the first start.
 */
export function demandProduction(read: VariableReader, given: Given): void {
  demandAddress(read, given);
  if (given.databaseUrl === undefined && !read.isWrong('DATABASE_URL'))
    read.problem(
      'DATABASE_URL',
      'is missing: set postgres://user:password@host:5432/name (the embedded database is for trying out; on one machine, apt-get install postgresql is enough)',
    );

  if (given.smtpUrl === undefined && !read.isWrong('SMTP_URL'))
    read.problem('SMTP_URL', 'is missing: set smtps://user:password@host:465');
  if (given.smtpUrl !== undefined && isReservedDomain(withoutLocalhost(new URL(given.smtpUrl).hostname)))
    read.problem('SMTP_URL', 'names a placeholder host: set the one of your mail provider');

  demandMailbox(read, 'MAIL_FROM', given.mailFrom, 'the sender that your mail server allows');
  demandMailbox(read, 'MAIL_TO_GENERAL', given.mailTo.general, 'the mailbox that reads enquiries');
  for (const [name, address] of [
    ['MAIL_TO_CAREER', given.mailTo.career],
    ['MAIL_TO_PROJECTS', given.mailTo.projects],
  ] as const)
    if (address !== undefined) demandMailbox(read, name, address, 'a real mailbox, or leave it out');
}

function demandAddress(read: VariableReader, { siteUrl, publicApiUrl }: Given): void {
  const fix = 'set the address that visitors type, such as https://www.company.com';
  if (siteUrl === undefined) {
    if (!read.isWrong('SITE_URL')) read.problem('SITE_URL', `is missing: ${fix}`);
  } else if (isLoopbackHost(new URL(siteUrl).hostname))
    read.problem('SITE_URL', `is a loopback address: ${fix}`);
  else if (!siteUrl.startsWith('https:'))
    read.problem('SITE_URL', 'must start with https://: visitors type personal data into the site');
  if (publicApiUrl !== undefined && !publicApiUrl.startsWith('https:'))
    read.problem('PUBLIC_API_URL', 'must start with https://: forms post personal data to it');
}

function demandMailbox(read: VariableReader, name: string, address: string | undefined, fix: string): void {
  if (read.isWrong(name)) return;
  if (address === undefined) return read.problem(name, `is missing: set ${fix}`);
  const domain = address.slice(address.lastIndexOf('@') + 1);
  if (isReservedDomain(domain) || !domain.includes('.'))
    read.problem(name, `has the domain ${domain}, to which no mail can be sent: set ${fix}`);
}

/** Removes localhost names, because a mail server on the same machine is a real one. */
function withoutLocalhost(host: string): string {
  return isLoopbackHost(host) ? '' : host;
}

/** Names without an owner, where no mail arrives: RFC 2606, 6761, 6762, 7686, 8375 and ICANN's `internal`. */
const reserved =
  /(^|\.)(example\.(com|net|org)|example|test|invalid|localhost|local|internal|onion|home\.arpa)$/i;

function isReservedDomain(domain: string): boolean {
  return reserved.test(domain.replace(/\.$/, ''));
}
