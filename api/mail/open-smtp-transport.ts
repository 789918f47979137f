import { createTransport } from 'nodemailer';
import type { MailTransport } from './mail-transport';

/** The longest that one mail may take; the lease of a mail (lease-due-mails.ts) is longer. */
const longestSending = 90_000;

/** A pooled connection to the mail server, with a limit on every step of the conversation. */
export function openSmtpTransport(smtpUrl: string): MailTransport {
  const transport = createTransport({
    // Options in the URL's query win over these, so an operator can change them (?socketTimeout=60000).
    url: smtpUrl,
    pool: true,
    maxConnections: 4,
    // Our own queue tries again; the pool's would send six copies to a server that drops the line after each.
    maxRequeues: 0,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    send: async (mail, { stopping }) => {
      const signal = AbortSignal.any([AbortSignal.timeout(longestSending), stopping]);
      await transport.sendMail({ ...mail, signal });
    },
    close: () => transport.close(),
    description: `SMTP server ${new URL(smtpUrl).host}`,
  };
}
