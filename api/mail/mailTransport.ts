import { createTransport } from 'nodemailer';
import { isLoopbackHost } from 'shared-content/server/isLoopbackHost';

export interface MailAddress {
  name: string;
  address: string;
}

/** The transports' input. Addresses are objects, never concatenated strings, which would allow forged headers. */
export interface MailMessage {
  messageId: string;
  from: MailAddress;
  to: MailAddress;
  replyTo?: MailAddress;
  subject: string;
  text: string;
  /** Of a newsletter only: all other mails are plain text. */
  html?: string;
  headers: Record<string, string>;
}

/** The Message-ID, the same for every attempt at one mail, so that a receiver can recognize a second copy. */
export function messageId(mailId: string, mailFrom: string): string {
  return `<${mailId}@${mailFrom.slice(mailFrom.lastIndexOf('@') + 1)}>`;
}

export interface SendOptions {
  /** Names the file when mails are files. */
  readonly id: string;
  readonly kind: string;
  readonly createdAt: Date;
  /** Fires when the server must stop and the mail server has not answered yet. */
  readonly stopping: AbortSignal;
}

export interface MailTransport {
  /** Resolves once the mail is safe: accepted by the mail server, or on disk. */
  readonly send: (mail: MailMessage, options: SendOptions) => Promise<void>;
  /** The mail's state after a successful `send`. */
  readonly outcome: 'sent' | 'written';
  readonly close: () => void;
}

/** The timeout of sending one mail, in milliseconds. The lease of a mail (mailQueue.ts) is longer. */
export const longestSending = 90_000;

/** The SMTP settings: timeouts for every step, in milliseconds, and no cleartext. */
export function smtpOptions(smtpUrl: string) {
  return {
    // Options in the URL's query win over these, so that an operator can change them (?socketTimeout=60000).
    url: smtpUrl,
    // Without it, an attacker who strips STARTTLS from the greeting reads the password and the enquiries.
    requireTLS: !isLoopbackHost(new URL(smtpUrl).hostname),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 30_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** A pooled connection to the mail server, with a timeout for every step. */
export function openSmtpTransport(smtpUrl: string): MailTransport {
  // Our own queue retries. The pool's retries would send six copies to a server that drops the connection after each.
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
  };
}
