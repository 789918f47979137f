import { isForVisitor, type MailKind } from '../storage/mails/mailKinds';

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

/** Seconds until the next attempt; undefined after three days, when the mail is given up. */
export function retryDelay(attempts: number): number | undefined {
  return retryDelays[attempts - 1];
}

/**
 * A refusal of us rather than the address: policy and permission (RFC 3463, x.7.x). Some servers give only words
 * ("550 relay not permitted", "554 Relay access denied").
 */
const ofUs = /\b5\.7\.\d|\brelay|authenticat|not permitted|access denied|\bblocked\b|\bblacklist/i;

/**
 * Whether retries are pointless. A 5xx to RCPT about the visitor's own address will not change, and three days of
 * retries only hurt our reputation. Refusals of our mailboxes, our sender (MAIL FROM) or our permission are retried,
 * because the owner can fix them.
 */
export function isPermanent(kind: MailKind, error: unknown): boolean {
  if (!isForVisitor(kind)) return false;
  const { command, responseCode, response } = smtpFacts(error);
  return command === 'RCPT TO' && responseCode >= 500 && !ofUs.test(response);
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
