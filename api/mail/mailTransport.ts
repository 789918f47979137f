import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  /** Fires when our server must stop. */
  readonly stopping: AbortSignal;
  /** Called when the whole mail has left, and only the mail server's answer is missing. */
  readonly onHandedOver?: () => void;
}

/** Resolves once the mail server has accepted the mail, or it is a file. */
export type SendMail = (mail: MailMessage, options: SendOptions) => Promise<void>;

/** Milliseconds in which a mail must have left, up to the final dot. */
export const longestSending = 90_000;

/**
 * Milliseconds for which we then wait for the mail server's answer (RFC 5321, 4.5.3.2.6). A server that scans a mail for
 * long has accepted it: a client that leaves earlier sends it again and again.
 */
const longestAnswer = 10 * 60_000;

/** The SMTP settings: timeouts in milliseconds, and no cleartext. */
export function smtpOptions(smtpUrl: string) {
  return {
    // Options in the URL's query win over these, so that an operator can change them (?socketTimeout=60000).
    url: smtpUrl,
    // Without it, an attacker who strips STARTTLS from the greeting reads the password and the enquiries.
    requireTLS: !isLoopbackHost(new URL(smtpUrl).hostname),
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: longestAnswer,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** How the stored error of an unanswered mail begins. */
export const unansweredError = 'The mail server has the mail, and did not confirm it';

/** The mail server got the whole mail, and has not said whether it takes it. It may deliver it. */
export class UnansweredMail extends Error {
  constructor(until: string) {
    super(`${unansweredError} ${until}`);
  }
}

/**
 * A connection to the mail server for each mail, so that one which waits for its answer holds up no other.
 *
 * @param patience replaces longestAnswer, for tests
 */
export function openSmtpTransport(smtpUrl: string, patience = longestAnswer): SendMail {
  const options = smtpOptions(smtpUrl);
  return async (mail, { stopping, onHandedOver }) => {
    const transport = createTransport(options);
    const late = new AbortController();
    let isHandedOver = false;
    let timer = setTimeout(
      () => late.abort(new Error(`The mail server did not take the mail within ${longestSending / 1000} s`)),
      longestSending,
    );
    transport.use('stream', ({ message }, done) => {
      message.processFunc((content) =>
        content.once('end', () => {
          isHandedOver = true;
          clearTimeout(timer);
          timer = setTimeout(() => late.abort(new UnansweredMail(`within ${patience / 1000} s`)), patience);
          onHandedOver?.();
        }),
      );
      done();
    });
    try {
      await transport.sendMail({ ...mail, signal: AbortSignal.any([stopping, late.signal]) });
    } catch (error) {
      if (late.signal.aborted) throw late.signal.reason;
      if (stopping.aborted && isHandedOver) throw new UnansweredMail('before the site stopped');
      if (isHandedOver && (error as { responseCode?: number }).responseCode === undefined)
        throw new UnansweredMail('before the connection ended');
      throw error;
    } finally {
      clearTimeout(timer);
    }
  };
}

/**
 * Without an SMTP server, which production requires, mails become files that any mail program opens. A second attempt
 * overwrites its file.
 */
export function openFileTransport(dataDir: string): SendMail {
  const folder = join(dataDir, 'mails');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const transport = createTransport({
    streamTransport: true,
    buffer: true,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return async (mail, file) => {
    const { message } = await transport.sendMail(mail);
    const path = join(folder, mailFileName(file));
    // `buffer: true` above makes it a Buffer; the type covers both cases.
    await writeFile(`${path}.part`, message as Buffer, { mode: 0o600 });
    await rename(`${path}.part`, path);
  };
}

/** A name that sorts by time and tells the content: 20250924-101500-enquiry-notification-<id>.eml */
function mailFileName({ id, kind, createdAt }: { id: string; kind: string; createdAt: Date }): string {
  const at = createdAt.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  return `${at}-${kind}-${id}.eml`;
}
