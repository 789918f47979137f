import { addEnquiry } from '../testing/addEnquiry';
import { openTestApp } from '../testing/openTestApp';
import { createDeliverMails } from './deliverMails';
import type { MailTransport } from './mailTransport';
import { webhookEvent } from './callWebhook';
import { loadMail } from '../storage/mails/loadMail';
import { leaseDueMails } from '../storage/mails/mailQueue';

it('all attempts at one mail share one timeout, shorter than the lease', async () => {
  const test = await openTestApp();
  await addEnquiry(test.db);
  const signals: AbortSignal[] = [];
  const refused = Object.assign(new Error('refused'), { command: 'DATA', responseCode: 554 });
  const transport: MailTransport = {
    send: async (_mail, { kind, stopping }) => {
      if (kind !== 'enquiry-notification') return;
      signals.push(stopping);
      throw refused;
    },
    outcome: 'sent',
    close: () => {},
  };
  const deliver = createDeliverMails({ db: test.db, config: test.config, transport, log: test.app.log });
  await deliver(await leaseDueMails(test.db, 10), new AbortController().signal);
  // With Reply-To, without it, and without the visitor's words.
  expect(signals).toHaveLength(3);
  expect(new Set(signals).size).toBe(1);
  await test.close();
});

it('an expired confirmation does not delay the next one to its address', async () => {
  const test = await openTestApp();
  const transport: MailTransport = {
    send: async () => {},
    outcome: 'sent',
    close: () => {},
  };
  const deliver = createDeliverMails({ db: test.db, config: test.config, transport, log: test.app.log });
  const deliverDue = async () => deliver(await leaseDueMails(test.db, 10), new AbortController().signal);
  await addEnquiry(test.db);
  await test.db
    .updateTable('mails')
    .set({ expires_at: new Date(0) })
    .where('kind', '=', 'enquiry-confirmation')
    .execute();
  await deliverDue();
  await addEnquiry(test.db);
  await deliverDue();
  const confirmations = await test.db
    .selectFrom('mails')
    .select('status')
    .where('kind', '=', 'enquiry-confirmation')
    .execute();
  expect(confirmations.map(({ status }) => status).toSorted()).toEqual(['expired', 'sent']);
  await test.close();
});

it('the webhook has the source of an enquiry', async () => {
  const test = await openTestApp();
  await addEnquiry(test.db);
  await test.db
    .updateTable('enquiries')
    .set({
      source_page: '/services',
      source_referrer: 'www.google.com',
      source_campaign: 'utm_source=google&utm_campaign=winter+mills',
    })
    .execute();
  const mail = await test.db.selectFrom('mails').selectAll().executeTakeFirstOrThrow();
  const loaded = await loadMail(test.db, { ...mail, kind: 'enquiry-webhook' });
  const { data } = webhookEvent(loaded as Parameters<typeof webhookEvent>[0]);
  expect(data).toMatchObject({
    page: '/services',
    referrer: 'www.google.com',
    campaign: { utm_source: 'google', utm_campaign: 'winter mills' },
  });
  expect(data).not.toHaveProperty('firstPage');
  await test.close();
});
