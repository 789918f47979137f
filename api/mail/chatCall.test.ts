import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { createReader } from '../config/variableReader';
import { createCallWebhook, type WebhookEvent } from './callWebhook';
import { type ChatFormat, readWebhookConfig } from '../config/readWebhookConfig';

/** Each service's documented answers, and its demands on a message; undefined for an accepted one. */
type Body = Record<string, unknown>;
const services: Record<
  ChatFormat,
  { status: number; refuses: (body: Body, path: string) => string | undefined }
> = {
  slack: {
    status: 200,
    refuses: ({ text }) => (typeof text === 'string' && text !== '' ? undefined : 'no_text'),
  },
  teams: {
    status: 202,
    refuses: ({ type, attachments }) => {
      const [card] = attachments as { contentType: string; content: Body }[];
      const { type: kind, version, body } = card!.content;
      return type === 'message' &&
        card!.contentType === 'application/vnd.microsoft.card.adaptive' &&
        kind === 'AdaptiveCard' &&
        version === '1.4' &&
        (body as Body[]).every((block) => block.type === 'TextBlock' && typeof block.text === 'string')
        ? undefined
        : 'no card';
    },
  },
  telegram: {
    status: 200,
    refuses: ({ chat_id, text }, path) =>
      path === '/bot1:secret/sendMessage' && chat_id === '-100200' && String(text).length <= 4096
        ? undefined
        : 'chat not found',
  },
  discord: {
    status: 204,
    refuses: ({ content, allowed_mentions }) =>
      String(content).length <= 2000 && JSON.stringify(allowed_mentions) === '{"parse":[]}'
        ? undefined
        : 'invalid',
  },
};

const enquiry: WebhookEvent = {
  type: 'enquiry.received',
  timestamp: '2026-11-27T00:00:00.000Z',
  data: {
    id: '00000000-0000-7000-8000-000000000001',
    department: 'projects',
    firstName: 'Nadia',
    lastName: 'Rahman',
    email: 'nadia@example.com',
    company: 'Meghna <!channel> *Textiles*',
    phone: '',
    campaign: { utm_source: 'google', utm_medium: 'cpc' },
    message: `@everyone\nWe need an order book. ${'😀'.repeat(3_000)}`,
  },
};

describe.each(Object.keys(services) as ChatFormat[])('the webhook of %s', (format) => {
  let server: Server;
  let received: Body | undefined;
  let url: string;
  let status: number | undefined;
  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        received = JSON.parse(Buffer.concat(chunks).toString()) as Body;
        const refused = services[format].refuses(received, request.url!);
        response.writeHead(status ?? (refused === undefined ? services[format].status : 400)).end(refused);
      });
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/bot1:secret/sendMessage?chat_id=-100200`;
  });
  afterAll(() => server?.close());

  const call = (event: WebhookEvent) => {
    const read = createReader({ WEBHOOK_URL: url, WEBHOOK_FORMAT: format });
    const config = readWebhookConfig(read);
    expect(read.problems()).toEqual([]);
    return createCallWebhook(config!, 'https://desk.example.com')('id', event, AbortSignal.timeout(10_000));
  };

  it('gets an enquiry as a valid message with a link to the desk', async () => {
    await call(enquiry);
    const text = JSON.stringify(received);
    for (const words of [
      'New enquiry',
      'From: Nadia Rahman',
      'Campaign: source google, medium cpc',
      'https://desk.example.com/enquiries/00000000-0000-7000-8000-000000000001',
    ])
      expect(text).toContain(words);
    // A visitor's words mention no user, and are cut between characters.
    if (format === 'slack') expect(text).toContain('&lt;!channel&gt;');
    if (format === 'teams') expect(text).toContain(String.raw`\\*Textiles\\*`);
    expect(text).not.toMatch(/\\ud83d(?!\\ude00)/);
  });

  it('gets every other event', async () => {
    for (const [type, data, words] of [
      ['subscriber.left', { email: 'a@example.com' }, 'A subscriber has left'],
      ['mail.dead', { kind: 'summary', error: '550 no', enquiryId: null }, 'Why: 550 no'],
      ['captcha.away', { reason: 'timeout' }, 'The captcha'],
    ] as const) {
      await call({ type, timestamp: enquiry.timestamp, data });
      expect(JSON.stringify(received)).toContain(words);
    }
  });

  it('reports a refusal without its secret address', async () => {
    status = 404;
    const error = await call(enquiry).catch((caught: Error) => caught);
    status = undefined;
    expect(String(error)).toBe('Error: The webhook answered 404');
  });
});

it('reports invalid settings', () => {
  const problems = (env: Record<string, string>) => {
    const read = createReader(env);
    readWebhookConfig(read);
    return read.problems().join('\n');
  };
  expect(problems({ WEBHOOK_FORMAT: 'irc' })).toContain('WEBHOOK_FORMAT must be one of standard, slack');
  expect(problems({ WEBHOOK_FORMAT: 'slack' })).toContain('WEBHOOK_URL is required');
  expect(
    problems({ WEBHOOK_FORMAT: 'slack', WEBHOOK_URL: 'https://a.example', WEBHOOK_SECRET: 'x' }),
  ).toContain('WEBHOOK_SECRET is for WEBHOOK_FORMAT=standard');
  expect(
    problems({ WEBHOOK_FORMAT: 'telegram', WEBHOOK_URL: 'https://api.telegram.org/bot1:x/sendMessage' }),
  ).toContain('must name the chat for Telegram');
  expect(problems({ WEBHOOK_URL: 'https://a.example' })).toContain('WEBHOOK_SECRET is required');
});
