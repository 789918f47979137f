import { createTransport } from 'nodemailer';
import { isLoopbackHost } from '../config/isLoopbackHost';
import type { MailTransport } from './mailTransport';

/** The longest that one mail may take, in milliseconds; the lease of a mail (leaseDueMails.ts) is longer. */
export const longestSending = 90_000;

/** How the mail server is spoken to: limits on every step, in milliseconds, and nothing in clear. */
export function smtpOptions(smtpUrl: string) {
  return {
    // Options in the URL's query win over these, so an operator can change them (?socketTimeout=60000).
    url: smtpUrl,
    // Without it, whoever strips STARTTLS from the greeting reads the password and the enquiries.
    requireTLS: !isLoopbackHost(new URL(smtpUrl).hostname),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A pooled connection to the mail server, with a limit on every step of the conversation. */
export function openSmtpTransport(smtpUrl: string): MailTransport {
  // Our own queue tries again; the pool's would send six copies to a server that drops the line after each.
  const transport = createTransport({
    ...smtpOptions(smtpUrl),
    pool: true,
    maxConnections: 4,
    maxRequeues: 0,
  });
  return {
    send: async (mail, { stopping }) => {
      const signal = AbortSignal.any([AbortSignal.timeout(longestSending), stopping]);
      await transport.sendMail({ ...mail, signal });
    },
    close: () => transport.close(),
    outcome: 'sent',
    description: `SMTP server ${new URL(smtpUrl).host}`,
  };
}
