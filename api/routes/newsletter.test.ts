import { formMessages, honeypotField } from 'shared-content/forms';
import { answers } from '../answers';
import { clearTables } from '../testing/clear-tables';
import { describeEachEngine } from '../testing/describe-each-engine';
import type { TestApp } from '../testing/open-test-app';

describeEachEngine('POST /newsletter', (engine) => {
  let test: TestApp;
  beforeAll(async () => void (test = await engine.openApp()));
  afterAll(() => test?.close());
  beforeEach(() => clearTables(test.db));

  const send = (payload: object) => test.app.inject({ method: 'POST', url: '/api/newsletter', payload });
  const thanks = { success: true, message: formMessages.newsletter.success };
  const subscribers = () => test.db.selectFrom('subscribers').selectAll().execute();
  const mails = () => test.db.selectFrom('mails').selectAll().execute();

  it('stores the subscriber with a welcome in the queue', async () => {
    const response = await send({ email: ' Nadia@Example.com ' });
    expect([response.statusCode, response.json()]).toEqual([200, thanks]);
    const [subscriber] = await subscribers();
    expect(subscriber).toMatchObject({
      email: 'Nadia@Example.com',
      email_key: 'nadia@example.com',
      unsubscribed_at: null,
    });
    expect(await mails()).toMatchObject([{ kind: 'newsletter-welcome', subscriber_id: subscriber!.id }]);
  });

  it('answers a known address, in whatever case, as a new one and mails nobody', async () => {
    await send({ email: 'nadia@example.com' });
    const response = await send({ email: 'NADIA@example.com' });
    expect([response.statusCode, response.json()]).toEqual([200, thanks]);
    expect(await subscribers()).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  it('welcomes an address again that had left', async () => {
    await send({ email: 'nadia@example.com' });
    await test.db.updateTable('subscribers').set({ unsubscribed_at: new Date() }).execute();
    await send({ email: 'nadia@example.com' });
    expect(await subscribers()).toMatchObject([{ unsubscribed_at: null }]);
    expect(await mails()).toHaveLength(2);
  });

  it.each([{}, { email: '' }, { email: ' ' }])('asks for an address when given %j', async (body) => {
    const response = await send(body);
    expect([response.statusCode, response.json()]).toEqual([
      400,
      { success: false, error: formMessages.newsletter.emailMissing },
    ]);
  });

  it.each([
    [{ email: 'nadia' }, answers.invalidEmail],
    [{ email: `${'n'.repeat(250)}@example.com` }, answers.tooLong],
    [{ email: 'nadia@example.com', name: 'Nadia' }, answers.invalidField],
    [{ email: ['nadia@example.com'] }, answers.invalidField],
  ])('refuses %j', async (body, error) => {
    const response = await send(body);
    expect([response.statusCode, response.json()]).toEqual([400, { success: false, error }]);
  });

  it('thanks a bot and stores nothing', async () => {
    expect((await send({ email: 'nadia@example.com', [honeypotField]: 'x' })).json()).toEqual(thanks);
    expect(await subscribers()).toEqual([]);
  });
});
