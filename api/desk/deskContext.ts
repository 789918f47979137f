import type { Config } from '../config/config';
import type { MailMessage } from '../mail/mailTransport';
import type { Db } from '../storage/engine/database';

/** What the desk's routes receive. */
export interface DeskContext {
  readonly config: Config;
  readonly db: Db;
  /** Wakes the mail worker after something has queued a mail. */
  readonly wake?: (() => void) | undefined;
  /** Sends at once, past the queue: a sign-in link is not a record to keep. */
  readonly mail?: ((message: MailMessage) => Promise<void>) | undefined;
}
