import { resolveTxt } from 'node:dns/promises';
import { createTransport } from 'nodemailer';
import { fail, type Finding, ok, warn } from 'shared-content/server/finding';
import type { Config } from '../config/config';
import { errorLine } from '../http/errorLine';
import { smtpOptions } from '../mail/mailTransport';

/**
 * Runs the SMTP conversation up to the login. With `send`, it mails everybody who would receive an enquiry: only a
 * mail shows whether the sender is allowed and the recipients exist.
 */
export async function checkMail(
  { smtpUrl, mailFrom, mailTo, siteName }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailTo' | 'siteName'>,
  { send }: { send: boolean },
): Promise<Finding[]> {
  const check = 'mail';
  if (smtpUrl === undefined)
    return [warn(check, 'mails are written to files and not sent', 'set SMTP_URL to have them sent')];
  const transport = createTransport({ ...smtpOptions(smtpUrl), pool: false });
  try {
    await transport.verify();
  } catch (error) {
    return [fail(check, `the mail server refuses us: ${errorLine(error)}`, 'correct SMTP_URL')];
  }
  const findings = [ok(check, `${new URL(smtpUrl).host} takes our connection and login`)];
  if (!send)
    return [
      ...findings,
      warn('test mail', 'not sent', 'add --mail to send one to each recipient and see that it arrives'),
    ];
  for (const to of new Set(Object.values(mailTo))) {
    try {
      await transport.sendMail({
        from: { name: siteName, address: mailFrom },
        to: { name: '', address: to },
        subject: `${siteName}: a test of the website's mail`,
        text: 'The website can reach this mailbox: enquiries will arrive here. Nothing is to be done.\n',
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      findings.push(ok('test mail', `${to} was accepted; see that it arrives, and not as spam`));
    } catch (error) {
      findings.push(
        fail(
          'test mail',
          `${to}: ${errorLine(error)}`,
          'correct MAIL_TO_… or let the server allow MAIL_FROM',
        ),
      );
    }
  }
  return findings;
}

/**
 * Checks SPF and DMARC of the sender's domain: without them big providers treat mail as spam. DKIM is not checked:
 * its DNS name is the mail provider's, and only a received mail shows it.
 */
export async function checkSender(
  { mailFrom, smtpUrl }: Pick<Config, 'mailFrom' | 'smtpUrl'>,
  resolve: (name: string) => Promise<string[][]> = resolveTxt,
): Promise<Finding[]> {
  if (smtpUrl === undefined) return [];
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  const has = async (name: string, start: string): Promise<boolean | undefined> => {
    try {
      return (await resolve(name)).some((parts) => parts.join('').toLowerCase().startsWith(start));
    } catch (error) {
      const none = ['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '');
      return none ? false : undefined;
    }
  };
  const [spf, dmarc] = [await has(domain, 'v=spf1'), await has(`_dmarc.${domain}`, 'v=dmarc1')];
  if (spf === undefined || dmarc === undefined)
    return [
      warn('sender', `the DNS of ${domain} was not asked: it cannot be reached`, 'run the doctor online'),
    ];
  const missing = [...(spf ? [] : ['SPF']), ...(dmarc ? [] : ['DMARC'])];
  return [
    missing.length === 0
      ? ok('sender', `${domain} has SPF and DMARC; see in a test mail that DKIM passes`)
      : warn(
          'sender',
          `${domain} has no ${missing.join(' and no ')}`,
          'add what your mail provider names to its DNS',
        ),
  ];
}
