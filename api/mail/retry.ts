import { isForVisitor, type MailKind } from '../storage/mails/mailKinds';
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
/** RFC 3463, x.1.1 to x.1.3, and the codes of RFC 3886 and 7505: no such mailbox or domain, bad address, moved, null MX. */
const mailboxCode = /\b5\.1\.(?:1|2|3|6|10)\b/;

/** How often a mail is tried again after one kind of failure. */
interface Schedule {
  /** Seconds before the second attempt, the third, and so on. After the last one, the mail is given up. */
  readonly delays: readonly number[];
  /** Whether the attempt before failed in this way, too, by its stored error. */
  readonly happenedBefore: (lastError: string) => boolean;
}

/** Each attempt may be a further copy, so there are few in three days. */
const unanswered: Schedule = {
  delays: [hour, 4 * hour, 12 * hour, 24 * hour, 24 * hour],
  happenedBefore: (lastError) => lastError.startsWith(unansweredError),
};
/** A directory may be out of date for hours. */
const missingMailbox: Schedule = {
  delays: [hour, 4 * hour],
  happenedBefore: (lastError) => mailboxCode.test(lastError),
};
const usual: Schedule = { delays: retryDelays, happenedBefore: () => true };

/** The schedule for a failure. The owner can mend their own mailbox, so only a visitor's is given up early. */
function getSchedule(kind: MailKind, error: unknown): Schedule {
  if (error instanceof UnansweredMail) return unanswered;
  return isForVisitor(kind) && isMissingMailbox(error) ? missingMailbox : usual;
}

/**
 * Seconds until the next attempt; undefined when the mail is given up. Nothing is given up at the first failure of its
 * kind: where other failures have used up the few attempts of a schedule, one more follows.
 */
export function retryDelay(
  { attempts, kind, last_error: lastError }: Pick<LeasedMail, 'attempts' | 'kind' | 'last_error'>,
  error: unknown,
): number | undefined {
  const { delays, happenedBefore } = getSchedule(kind, error);
  const delay = delays[attempts - 1];
  if (delay !== undefined || attempts > retryDelays.length || happenedBefore(lastError ?? '')) return delay;
  return delays.at(-1);
}

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
