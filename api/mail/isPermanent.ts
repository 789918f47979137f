import type { MailKind } from '../storage/engine/database';
import { visitorKinds } from '../storage/mails/visitorKinds';

/**
 * A refusal of us and not of the address: policy and permission (RFC 3463, x.7.x), or in words where a server gives no
 * such code ("550 relay not permitted", "554 Relay access denied").
 */
const ofUs = /\b5\.7\.\d|\brelay|authenticat|not permitted|access denied|\bblocked\b|\bblacklist/i;

/**
 * A mail server's 5xx to RCPT about the visitor's own address will not change: trying on for three days only hurts our
 * name there. About our own mailboxes, our sender (MAIL FROM) or our right to send it is a mistake that the owner can
 * cure meanwhile, so those are tried again.
 */
export function isPermanent(kind: MailKind, error: unknown): boolean {
  if (!visitorKinds.includes(kind)) return false;
  const { command, responseCode, response } = smtpFacts(error);
  return command === 'RCPT TO' && responseCode >= 500 && !ofUs.test(response);
}

/** The mail server took sender and recipient and then refused what is in the mail. */
export function isRefusedContent(error: unknown): boolean {
  const { command, responseCode } = smtpFacts(error);
  return command === 'DATA' && responseCode >= 500;
}

/** nodemailer writes on its errors which SMTP command failed and what the server answered. */
function smtpFacts(error: unknown) {
  const { command, responseCode, response } = (typeof error === 'object' && error !== null ? error : {}) as {
    command?: unknown;
    responseCode?: unknown;
    response?: unknown;
  };
  return {
    command,
    responseCode: typeof responseCode === 'number' ? responseCode : 0,
    response: typeof response === 'string' ? response : '',
  };
}
