import { isForVisitor } from '../storage/mails/mailKinds';
import type { LeasedMail } from '../storage/mails/mailQueue';
import { unansweredError, UnansweredMail } from './mailTransport';

const minute = 60;
const hour = 60 * minute;
/** A restart of the mail server costs a minute. Three days of retries outlast a long weekend without mail loss. */
export const retryDelays: readonly number[] = [
  minute,
  2 * minute,
  5 * minute,
  15 * minute,
  30 * minute,
  hour,
  2 * hour,
  ...Array<number>(17).fill(4 * hour),
];
/** For a mailbox that the server says does not exist: a directory may be out of date for hours. */
const missingMailboxDelays: readonly number[] = [hour, 4 * hour];
/** For a mail that the server has and does not confirm: each try may be a further copy, so there are few in three days. */
const unansweredDelays: readonly number[] = [hour, 4 * hour, 12 * hour, 24 * hour, 24 * hour];

/**
 * Seconds until the next attempt; undefined when the mail is given up. Nothing is given up at one refusal: where other
 * errors have used up the few attempts of a missing mailbox or an unanswered mail, it must have happened twice.
 */
export function retryDelay(
  { attempts, kind, last_error: lastError }: Pick<LeasedMail, 'attempts' | 'kind' | 'last_error'>,
  error: unknown,
): number | undefined {
  if (attempts > retryDelays.length) return undefined;
  const few =
    error instanceof UnansweredMail
      ? { delays: unansweredDelays, again: lastError?.startsWith(unansweredError) }
      : isMissingMailbox(error) && isForVisitor(kind)
        ? { delays: missingMailboxDelays, again: mailboxCode.test(lastError ?? '') }
        : undefined;
  if (!few) return retryDelays[attempts - 1];
  return few.delays[attempts - 1] ?? (few.again ? undefined : few.delays.at(-1));
}

/** RFC 3463, x.1.1 to x.1.3, and the codes of RFC 3886 and 7505: no such mailbox or domain, bad address, moved, null MX. */
const mailboxCode = /\b5\.1\.(?:1|2|3|6|10)\b/;

/**
 * Whether a refusal says that the mailbox does not exist. All else is about us (a limit, our sender, our address, a
 * block list) or passes (a full mailbox), whatever its words.
 */
export function isMissingMailbox(error: unknown): boolean {
  const { command, responseCode, response } = smtpFacts(error);
  return command === 'RCPT TO' && responseCode >= 500 && mailboxCode.test(response);
}

/** Whether a mailbox gets nothing: it does not exist, is disabled or full. */
export function isRefusedMailbox(error: unknown): boolean {
  const { command, response } = smtpFacts(error);
  return isMissingMailbox(error) || (command === 'RCPT TO' && /\b[45]\.2\.[12]\b/.test(response));
}

/** Whether the mail server took sender and recipient and then refused the content. */
export function isRefusedContent(error: unknown): boolean {
  const { command, responseCode } = smtpFacts(error);
  return command === 'DATA' && responseCode >= 500;
}

/** Reads the failed SMTP command and the server's answer, which nodemailer sets on its errors. */
function smtpFacts(error: unknown) {
  const { command, responseCode, response } = Object(error) as Record<string, unknown>;
  return {
    command,
    responseCode: typeof responseCode === 'number' ? responseCode : 0,
    response: typeof response === 'string' ? response : '',
  };
}
