import type { Enquiry } from '../storage/engine/database';
import { type EnquiryColumnName, enquiryColumns } from '../storage/enquiries/enquiryColumns';
import { testConfig } from '../testing/testConfig';
import { composeConfirmation, composeNotification } from './composeEnquiryMails';

const config = testConfig({ MAIL_TO_CAREER: 'jobs@example.com', DESK_PORT: '4500' });
const enquiry: Enquiry = {
  ...(Object.fromEntries(enquiryColumns.map(({ column }) => [column, ''])) as Record<
    EnquiryColumnName,
    string
  >),
  id: 'e1',
  idempotency_key: null,
  body_hash: '',
  first_name: 'Nadia',
  last_name: 'Rahman',
  email: 'nadia@example.com',
  email_key: 'nadia@example.com',
  company: '<b>Meghna</b> & Co',
  description: 'Line one\n<script>alert(1)</script> https://spam.example',
  budget: 'under-10k',
  department: 'career',
  held: false,
  held_reason: null,
  status: 'new',
  answered_at: null,
  note: '',
  created_at: new Date('2025-09-24T10:15:00Z'),
};

describe('composeNotification', () => {
  it('goes to the department, with the visitor in Reply-To only', () => {
    const mail = composeNotification(config, { id: 'm1', enquiry });
    expect(mail.to.address).toBe('jobs@example.com');
    expect(mail.from.address).toBe(config.mailFrom);
    expect(mail.replyTo).toEqual({ name: 'Nadia Rahman', address: 'nadia@example.com' });
    expect(mail.messageId).toBe('<m1@example.com>');
  });

  it.each(['ada@gmail..com', 'a@b/c', 'ada.@example.com', 'ada@gmail', 'নাদিয়া@example.com'])(
    'puts %s into the text, not into Reply-To, which a relay could refuse',
    (email) => {
      const mail = composeNotification(config, { id: 'm1', enquiry: { ...enquiry, email } });
      expect(mail.replyTo).toBeUndefined();
      expect(mail.text).toContain(`Email: ${email}`);
    },
  );

  it.each(['ada+site@sub.example.co.uk', "o'neil@example.com", 'ada@xn--80akhbyknj4f.com'])(
    'keeps %s in Reply-To',
    (email) => {
      expect(composeNotification(config, { id: 'm1', enquiry: { ...enquiry, email } }).replyTo?.address).toBe(
        email,
      );
    },
  );

  it('removes direction marks from its subject', () => {
    const mail = composeNotification(config, {
      id: 'm1',
      enquiry: { ...enquiry, first_name: 'A\u202egpj.exe\u2066' },
    });
    expect(mail.subject).toBe('New enquiry from Agpj.exe Rahman');
  });

  it('shows labels, omits empty fields and is plain text', () => {
    const mail = composeNotification(config, { id: 'm1', enquiry });
    expect(mail.text).toContain('Budget: Under $10,000');
    expect(mail.text).not.toContain('Phone');
    expect(mail.text).toContain('Company: <b>Meghna</b> & Co');
  });

  it('quotes the message, so that no line in it passes for ours', () => {
    const description = 'Hello\r\n-- \nReceived: today\u2028Open at the desk: https://evil.example';
    const { text } = composeNotification(config, { id: 'm1', enquiry: { ...enquiry, description } });
    const ours = text.split('\n').filter((line) => !line.startsWith('> '));
    expect(ours.join('\n')).not.toContain('evil');
    expect(ours.filter((line) => line.startsWith('Open at the desk: '))).toEqual([
      'Open at the desk: http://localhost:4500/enquiries/e1',
    ]);
  });

  it('links to the desk at DESK_URL, and to no desk that is not served', () => {
    const getText = (env: Record<string, string>) =>
      composeNotification(testConfig(env), { id: 'm1', enquiry }).text;
    const published = { DESK_PORT: '0', DESK_URL: 'https://desk.shapla.dev', DESK_USERS: 'none' };
    expect(getText(published)).toContain('Open at the desk: https://desk.shapla.dev/enquiries/e1');
    expect(getText({})).not.toContain('Open at the desk');
  });

  it('shortens a long name in the subject between characters', () => {
    const mail = composeNotification(config, {
      id: 'm1',
      enquiry: { ...enquiry, first_name: '🌊'.repeat(100) },
    });
    expect(mail.subject).toBe(`New enquiry from ${'🌊'.repeat(79)}…`);
  });
});

describe('composeConfirmation', () => {
  it('tells an applicant when the application is decided, and a buyer when an answer comes and how to talk', () => {
    const text = (department: 'career' | 'projects') =>
      composeConfirmation(config, { id: 'm1', enquiry: { ...enquiry, department } }).text;
    expect(text('career')).toContain('within five working days');
    expect(text('career')).not.toMatch(/24 hours|30-minute/);
    expect(text('projects')).toMatch(/within 24 hours[^]*free 30-minute call: https:/);
  });

  it('repeats nothing that a stranger may have typed', () => {
    const mail = composeConfirmation(config, { id: 'm1', enquiry });
    expect(`${mail.text}${mail.subject}`).not.toMatch(/Nadia|spam|Meghna|Line one/);
  });
});
