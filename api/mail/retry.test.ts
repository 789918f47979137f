import type { MailKind } from '../storage/mails/mailKinds';
import { UnansweredMail } from './mailTransport';
import { isMissingMailbox, isRefusedContent, isRefusedMailbox, retryDelay, retryDelays } from './retry';

const refusal = (command: string, responseCode: number, response = '') => ({
  command,
  responseCode,
  response,
});

/** How often a mail is tried until it is given up. */
function countAttempts(kind: MailKind, error: unknown, attempts = 1): number {
  let last_error: string | null = null;
  for (; ; attempts += 1) {
    if (retryDelay({ attempts, kind, last_error }, error) === undefined) return attempts;
    last_error = error instanceof Error ? error.message : (error as { response: string }).response;
  }
}

describe('retryDelay', () => {
  it('grows from a minute to four hours, for about three days', () => {
    expect(retryDelays[0]).toBe(60);
    const total = retryDelays.reduce((sum, seconds) => sum + seconds, 0);
    expect(total).toBeGreaterThan(70 * 3600);
    expect(total).toBeLessThan(75 * 3600);
    expect(countAttempts('enquiry-notification', refusal('CONN', 0))).toBe(retryDelays.length + 1);
  });

  it.each([
    '550 5.1.1 No such user here',
    '550-5.1.1 <a@example.com>: Recipient address rejected',
    '553 5.1.3 Bad recipient address syntax',
    '556 5.1.10 Recipient has a null MX',
  ])('gives up on a visitor’s address after three refusals: %s', (response) => {
    const error = refusal('RCPT TO', Number(response.slice(0, 3)), response);
    expect(isMissingMailbox(error)).toBe(true);
    for (const kind of ['enquiry-confirmation', 'newsletter-opt-in'] as const)
      expect(countAttempts(kind, error)).toBe(3);
    // The owner can mend their own mailbox.
    expect(countAttempts('enquiry-notification', error)).toBe(retryDelays.length + 1);
  });

  it('gives up nothing at one refusal, even if other errors have used up the tries', () => {
    const error = refusal('RCPT TO', 550, '550 5.1.1 No such user here');
    expect(countAttempts('enquiry-confirmation', error, 5)).toBe(6);
  });

  it('sends few copies of a mail that the server has and does not confirm, hours apart', () => {
    const error = new UnansweredMail('within 600 s');
    expect(retryDelay({ attempts: 1, kind: 'enquiry-notification', last_error: null }, error)).toBe(3600);
    expect(countAttempts('enquiry-notification', error)).toBe(6);
    expect(countAttempts('enquiry-notification', error, 10)).toBe(11);
  });

  it.each([
    ['RCPT TO', 550, '550 5.4.5 Daily user sending limit exceeded'],
    ['RCPT TO', 550, '550 5.4.6 Unusual sending activity detected'],
    ['RCPT TO', 550, '550 Domain example.com has exceeded the max emails per hour'],
    ['RCPT TO', 550, '550 SPF check failed'],
    ['RCPT TO', 550, '550 Account suspended'],
    ['RCPT TO', 550, '550 No such user here'],
    ['RCPT TO', 550, '550 5.4.1 Recipient address rejected: Access denied'],
    ['RCPT TO', 552, '552 5.2.2 Mailbox full'],
    ['RCPT TO', 554, '554 5.7.1 <a@example.com>: Relay access denied'],
    ['RCPT TO', 550, '550 5.7.26 This mail is unauthenticated'],
    ['RCPT TO', 503, '503 Bad sequence of commands'],
    ['RCPT TO', 451, '451 4.7.1 Greylisted'],
    ['MAIL FROM', 550, '550 5.1.8 Sender address rejected'],
    ['DATA', 554, '554 Message refused'],
    ['CONN', 0, ''],
  ])('goes on after %s %i %s, which says nothing sure about the mailbox', (command, code, response) => {
    const error = refusal(command, code, response);
    expect(isMissingMailbox(error)).toBe(false);
    expect(countAttempts('enquiry-confirmation', error)).toBe(retryDelays.length + 1);
  });
});

it('isRefusedMailbox knows missing, disabled and full mailboxes, and no fault of ours', () => {
  for (const response of ['550 5.1.1 No such user', '550 5.2.1 Disabled', '452 4.2.2 Mailbox full'])
    expect(isRefusedMailbox(refusal('RCPT TO', Number(response.slice(0, 3)), response))).toBe(true);
  for (const response of [
    '554 5.7.1 Relay access denied',
    '550 5.4.5 Daily limit exceeded',
    '450 4.7.1 Greylisted',
  ])
    expect(isRefusedMailbox(refusal('RCPT TO', Number(response.slice(0, 3)), response))).toBe(false);
});

it('isRefusedContent detects a 5xx after sender and recipient were accepted', () => {
  expect(isRefusedContent(refusal('DATA', 550))).toBe(true);
  expect(isRefusedContent(refusal('DATA', 451))).toBe(false);
  expect(isRefusedContent(refusal('RCPT TO', 550))).toBe(false);
});
