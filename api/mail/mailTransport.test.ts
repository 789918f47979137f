import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import PostalMime from 'postal-mime';
import { type MailMessage, openFileTransport } from './mailTransport';

const mail: MailMessage = {
  messageId: '<1@example.com>',
  from: { name: 'Shapla Systems', address: 'site@example.com' },
  to: { name: '', address: 'nadia@example.com' },
  replyTo: { name: 'Nadia\r\nBcc: everyone@example.com', address: 'nadia@example.com' },
  subject: 'Hello\r\nBcc: everyone@example.com',
  text: 'শাপলা',
  headers: {},
};
const options = {
  id: 'id-1',
  kind: 'newsletter-welcome',
  createdAt: new Date('2025-09-24T10:15:00Z'),
  stopping: new AbortController().signal,
};

describe('openFileTransport', () => {
  let dataDir: string;
  beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), 'site-api-mails-'))));
  afterEach(() => rmSync(dataDir, { recursive: true, force: true }));
  const files = () => readdirSync(join(dataDir, 'mails'));

  it('writes a valid mail file, and the same file at a second attempt', async () => {
    const send = openFileTransport(dataDir);
    await send(mail, options);
    await send(mail, options);
    expect(files()).toEqual(['20250924-101500-newsletter-welcome-id-1.eml']);
    const read = await PostalMime.parse(readFileSync(join(dataDir, 'mails', files()[0]!)));
    expect(read).toMatchObject({ messageId: '<1@example.com>', to: [{ address: 'nadia@example.com' }] });
    expect(read.text?.trim()).toBe('শাপলা');
  });

  it('keeps line breaks of a name or subject out of the headers', async () => {
    await openFileTransport(dataDir)(mail, options);
    const read = await PostalMime.parse(readFileSync(join(dataDir, 'mails', files()[0]!)));
    expect(read.bcc).toBeUndefined();
    expect(read.headers.map((header) => header.key)).not.toContain('bcc');
  });
});
