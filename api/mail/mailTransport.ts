import type { MailMessage } from './mailMessage';

export interface SendOptions {
  /** Names the file, where mails are files. */
  readonly id: string;
  readonly kind: string;
  readonly createdAt: Date;
  /** Fires when the server must stop and the mail server still has not answered. */
  readonly stopping: AbortSignal;
}

export interface MailTransport {
  /** Resolves once the mail is in safe hands: accepted by the mail server, or on the disk. */
  readonly send: (mail: MailMessage, options: SendOptions) => Promise<void>;
  /** What has become of a mail then. */
  readonly outcome: 'sent' | 'written';
  readonly close: () => void;
  readonly description: string;
}
