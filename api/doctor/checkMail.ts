import { createTransport } from 'nodemailer';
import { type Diagnosis, error, ok, warning } from 'shared-content/server/diagnosis';
import { companyName } from 'shared-content/content';
import type { Config } from '../config/config';
import { errorLine } from '../http/errorLine';
import { smtpOptions } from '../mail/mailTransport';

/**
 * Runs the SMTP conversation up to the login. With `send`, it mails everybody who would receive an enquiry: only a
 * mail shows whether the sender is allowed and the recipients exist.
 */
export async function checkMail(
  { smtpUrl, mailFrom, mailTo }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'mailTo'>,
  { send }: { send: boolean },
): Promise<Diagnosis[]> {
  const check = 'mail';
  if (smtpUrl === undefined)
    return [warning(check, 'mails are written to files and not sent', 'set SMTP_URL to have them sent')];
  const transport = createTransport({ ...smtpOptions(smtpUrl), pool: false });
  try {
    await transport.verify();
  } catch (reason) {
    return [error(check, `the mail server refuses us: ${errorLine(reason)}`, 'correct SMTP_URL')];
  }
  const diagnoses = [ok(check, `${new URL(smtpUrl).host} takes our connection and login`)];
  if (!send)
    return [
      ...diagnoses,
      warning('test mail', 'not sent', 'add --mail to send one to each recipient and see that it arrives'),
    ];
  for (const to of new Set(Object.values(mailTo))) {
    try {
      await transport.sendMail({
        from: { name: companyName, address: mailFrom },
        to: { name: '', address: to },
        subject: `${companyName}: a test of the website's mail`,
        text: 'The website can reach this mailbox: enquiries will arrive here. Nothing is to be done.\n',
        headers: { 'Auto-Submitted': 'auto-generated' },
      });
      diagnoses.push(ok('test mail', `${to} was accepted; see that it arrives, and not as spam`));
    } catch (reason) {
      diagnoses.push(
        error(
          'test mail',
          `${to}: ${errorLine(reason)}`,
          'correct MAIL_TO_… or let the server allow MAIL_FROM',
        ),
      );
    }
  }
  return diagnoses;
}
