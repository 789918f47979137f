import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-transport';

/** A pooled connection to the mail server. All limits together stay below the lease of a mail. */
export function openSmtpTransport(smtpUrl: string): MailTransport {
  const transport = createTransport({
    url: smtpUrl,
    pool: true,
    maxConnections: 4,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail) => void (await transport.sendMail(mail)),
    close: () => transport.close(),
    description: `SMTP server ${new URL(smtpUrl).host}`,
  };
}
