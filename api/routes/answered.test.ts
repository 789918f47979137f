import { describeEachEngine } from '../testing/describeEachEngine';
import { addEnquiry } from '../testing/addEnquiry';
import type { TestApp } from '../testing/openTestApp';
import { composeNotification } from '../mail/composeEnquiryMails';
import { openState } from '../storage/mails/openMails';

describeEachEngine('the link in a notification', (engine) => {
  let test: TestApp;
  beforeAll(
    async () => void (test = await engine.openApp({ DESK_PORT: '0', DESK_URL: 'https://desk.shapla.dev' })),
  );
  afterAll(() => test?.close());
  const stored = (id: string) =>
    test.db.selectFrom('enquiries').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

  it('shows one button, which marks the enquiry as answered', async () => {
    const id = await addEnquiry(test.db, {}, { hoursAgo: 48 });
    // Without any marked enquiry: an owner who answers by mail alone hears nothing of overdue ones.
    expect(await openState(test.db)).toMatchObject({ overdue: 0 });
    const mail = composeNotification(test.config, { id: 'm', enquiry: await stored(id) });
    expect(mail.text).toContain(`Open at the desk: https://desk.shapla.dev/enquiries/${id}`);
    const path = /Mark as answered: http:\/\/localhost:3000(\S+)/.exec(mail.text)![1]!;

    const page = await test.app.inject(path);
    expect([page.statusCode, page.body.match(/<button/g)]).toEqual([200, ['<button']]);
    expect(page.body).not.toContain('Nadia');
    expect((await stored(id)).status).toBe('new');
    expect((await test.app.inject({ method: 'POST', url: path })).body).toContain('counts as answered');
    expect(await stored(id)).toMatchObject({ status: 'answered', answered_at: expect.any(Date) });
    expect(await test.db.selectFrom('audit').select(['actor', 'action', 'detail']).execute()).toEqual([
      { actor: 'link', action: 'enquiry status', detail: 'new to answered' },
    ]);

    // From now on it is known whether they are answered.
    await addEnquiry(test.db, {}, { hoursAgo: 48 });
    expect(await openState(test.db)).toMatchObject({ overdue: 1 });
  });

  it('needs its secret key', async () => {
    for (const key of ['0193d5c0-0000-4000-8000-000000000001', 'x', '%00'])
      expect((await test.app.inject({ method: 'POST', url: `/api/answered/${key}` })).statusCode).toBe(404);
  });
});
