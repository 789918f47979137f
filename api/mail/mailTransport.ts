import type { MailMessage } from './mailMessage';

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
  readonly description: string;
}
