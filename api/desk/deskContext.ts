import type { Kysely } from 'kysely';
import type { Config } from '../config/config';
import type { MailMessage } from '../mail/mailMessage';
import type { Database } from '../storage/engine/database';

/** What the desk's routes work with. */
export interface DeskContext {
  readonly config: Config;
  readonly db: Kysely<Database>;
  /** After something that mails somebody: the worker looks at once. */
  readonly wake?: (() => void) | undefined;
  /** Sends at once, past the queue: a sign-in link is no record to keep. */
  readonly mail?: ((message: MailMessage) => Promise<void>) | undefined;
}
