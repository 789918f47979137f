import { isPermanent, isRefusedContent } from './retry';

const refusal = (command: string, responseCode: number, response = '') => ({
  command,
  responseCode,
  response,
});

describe('isPermanent', () => {
  it.each([
    ['RCPT TO', 550, '550 5.1.1 No such user here'],
    ['RCPT TO', 550, '550 No such user here'],
    ['RCPT TO', 553, '553 5.1.3 Bad recipient address syntax'],
    ['RCPT TO', 552, '552 5.2.2 Mailbox full'],
  ])('gives up on a visitor’s address after %s %i %s', (command, code, response) => {
    expect(isPermanent('enquiry-confirmation', refusal(command, code, response))).toBe(true);
    expect(isPermanent('newsletter-confirmation', refusal(command, code, response))).toBe(true);
    expect(isPermanent('enquiry-notification', refusal(command, code, response))).toBe(false);
    expect(isPermanent('enquiry-webhook', refusal(command, code, response))).toBe(false);
  });

  it.each([
    ['MAIL FROM', 550, '550 Sender address is not verified'],
    ['RCPT TO', 554, '554 5.7.1 <a@example.com>: Relay access denied'],
    ['RCPT TO', 550, '550 relay not permitted'],
    ['RCPT TO', 550, '550 5.7.26 This mail is unauthenticated'],
    ['DATA', 554, '554 Message refused'],
    ['RCPT TO', 451, '451 Greylisted'],
    ['CONN', 0, ''],
  ])('retries after %s %i %s, which is temporary or the site’s own fault', (command, code, response) => {
    expect(isPermanent('enquiry-confirmation', refusal(command, code, response))).toBe(false);
  });
});

it('isRefusedContent detects a 5xx after sender and recipient were accepted', () => {
  expect(isRefusedContent(refusal('DATA', 550))).toBe(true);
  expect(isRefusedContent(refusal('DATA', 451))).toBe(false);
  expect(isRefusedContent(refusal('RCPT TO', 550))).toBe(false);
});
