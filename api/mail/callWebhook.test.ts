import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createCallWebhook, formatChatLine, type WebhookEvent } from './callWebhook';

const event: WebhookEvent = {
  type: 'enquiry.received',
  timestamp: '2026-11-28T10:00:00.000Z',
  data: {
    id: '0193d5c0-0000-7000-8000-000000000001',
    department: 'projects',
    firstName: '<!channel>',
    company: '[desk](https://evil.example)',
    message: '@everyone',
  },
};

it('a chat gets one line without anything that a visitor typed', async () => {
  const bodies: string[] = [];
  const server = createServer((request, response) => {
    request.on('data', (part: Buffer) => bodies.push(part.toString()));
    request.on('end', () => response.end('ok'));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  const call = createCallWebhook({ url, secret: undefined }, 'https://desk.shapla.dev');
  await call('id', event, new AbortController().signal);
  expect(bodies.map((body) => JSON.parse(body) as object)).toEqual([
    {
      text: 'New enquiry, projects: https://desk.shapla.dev/enquiries/0193d5c0-0000-7000-8000-000000000001',
    },
  ]);
  server.close();
});

it('a chat line names what happened, also without a desk or an enquiry', () => {
  expect(formatChatLine(event, undefined)).toBe('New enquiry, projects');
  const other = (type: WebhookEvent['type'], data: object) =>
    formatChatLine({ type, timestamp: '', data: { ...data } }, 'https://desk.shapla.dev');
  expect(other('subscriber.confirmed', { id: 'x', email: 'ada@example.com' })).toBe(
    'New newsletter subscriber',
  );
  expect(other('storage.away', { reason: 'disk full' })).toBe('[action needed] No enquiry can be stored');
});
