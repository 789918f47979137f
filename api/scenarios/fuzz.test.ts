import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import fc from 'fast-check';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { formMessages } from 'shared-content/forms';
import { createDeliverMails } from '../mail/deliverMails';
import { type MailMessage } from '../mail/mailTransport';
import { describeEachEngine } from '../testing/describeEachEngine';
import { hostileContact, hostileHeaders, hostileRaw } from '../testing/hostile';
import type { TestApp } from '../testing/openTestApp';

/** Cases of each property. For more, set FUZZ_RUNS=100000. */
const numRuns = Number(process.env.FUZZ_RUNS ?? 1_000);
const refusals = [400, 403, 409, 413, 415];

describeEachEngine('hostile input', (engine) => {
  let test: TestApp;
  beforeAll(
    async () =>
      void (test = await engine.openApp({}, { verifyCaptcha: async () => ({ outcome: 'passed' }) })),
  );
  afterAll(() => test?.close());
  jest.setTimeout(Math.max(400_000, numRuns * 60));

  const post = (url: string, payload: string, headers: Record<string, string | undefined> = {}) =>
    test.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json', ...headers },
    });
  const stored = () =>
    test.db
      .selectFrom('enquiries')
      .select(({ fn }) => fn.countAll().as('count'))
      .executeTakeFirstOrThrow();

  it('gets an answer in the API’s format without 5xx, and is stored when accepted', async () => {
    let accepted = 0;
    await fc.assert(
      fc.asyncProperty(hostileContact, async (payload) => {
        const response = await post('/api/contact', payload);
        if (response.statusCode === 200) {
          accepted += 1;
          expect(response.json()).toEqual({ success: true, message: formMessages.contact.success });
        } else {
          expect(refusals).toContain(response.statusCode);
          expect(response.json()).toEqual({ success: false, error: expect.stringMatching(/^[A-Z].+\.$/) });
        }
      }),
      { numRuns },
    );
    expect(Number((await stored()).count)).toBe(accepted);
    expect(accepted).toBeGreaterThan(numRuns / 50);
  });

  it('leads to mails with one recipient and no injected header', async () => {
    const sent: MailMessage[] = [];
    const deliver = createDeliverMails({
      db: test.db,
      config: test.config,
      log: test.app.log,
      sendMail: async (mail) => void sent.push(mail),
    });
    const { signal } = new AbortController();
    await Promise.all(await deliver(await test.db.selectFrom('mails').selectAll().execute(), signal));
    expect(sent.length).toBeGreaterThan(numRuns / 50);

    const transport = createTransport({ streamTransport: true, buffer: true });
    for (const mail of sent.slice(0, 500)) {
      const { message, envelope } = await transport.sendMail(mail);
      const read = await PostalMime.parse(message as Buffer);
      // Domains are case-insensitive, and nodemailer writes them in lower case (RFC 5321, 2.4).
      expect(envelope.to).toEqual([mail.to.address.replace(/@.*$/, (domain) => domain.toLowerCase())]);
      expect(read.to?.map((to) => to.address)).toEqual([envelope.to[0]]);
      expect(read.replyTo?.length ?? 0).toBeLessThanOrEqual(1);
      expect(read.headers.map((header) => header.key)).not.toEqual(expect.arrayContaining(['bcc']));
      expect(read.headers.map((header) => header.key)).not.toEqual(expect.arrayContaining(['cc']));
    }
  });

  it.each(['/api/contact', '/api/newsletter'])('of any kind gets a valid answer at %s', async (url) => {
    await fc.assert(
      fc.asyncProperty(hostileRaw, hostileHeaders, async (payload, headers) => {
        const response = await post(url, payload, headers);
        expect([200, ...refusals]).toContain(response.statusCode);
        expect(response.json()).toHaveProperty('success', response.statusCode === 200);
      }),
      { numRuns: Math.ceil(numRuns / 2) },
    );
  });

  it('does not change an object prototype', () => {
    expect(({} as Record<string, unknown>).held).toBeUndefined();
    expect(({} as Record<string, unknown>).admin).toBeUndefined();
  });

  it('can be malformed HTTP', async () => {
    await test.app.listen({ port: 0, host: '127.0.0.1' });
    const { port } = test.app.server.address() as AddressInfo;
    const wire = [
      'GARBAGE\r\n\r\n',
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\nContent-Length: 6\r\n\r\n{}',
      'POST /api/contact HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\n\r\n0\r\n\r\n',
      `GET /api/healthz HTTP/1.1\r\nHost: x\r\nX-Long: ${'y'.repeat(40_000)}\r\n\r\n`,
      'GET /api/%ff%00 HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n',
      'GET /api/healthz HTTP/1.1\r\n\r\n',
      '\u0000\u0001\u0002\r\n\r\n',
    ];
    for (const text of wire) {
      const socket = connect(port, '127.0.0.1');
      let answer = '';
      socket.on('data', (chunk) => (answer += chunk));
      socket.on('error', () => {});
      socket.write(text);
      await once(socket, 'close');
      expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /);
    }
    expect((await test.app.inject('/api/healthz')).statusCode).toBe(200);
  });
});
