import { expect } from '@playwright/test';
import { mailsNaming, newAddress } from './mails';
import { type SiteProcess, startSite } from '../siteProcess';
import { test as base } from './test';
import type { Visitor } from './Visitor';

/** A site of its own for each test: few unverified enquiries of a visitor are taken in an hour. */
const test = base.extend<{ site: SiteProcess }>({
  // eslint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
  site: async ({}, give) => {
    const site = await startSite();
    await give(site);
    await site.stop();
  },
  baseURL: async ({ site }, give) => give(site.url),
});

async function fill(visitor: Visitor, address: string, lastName = 'Rahman'): Promise<void> {
  await visitor.fill('main input[name="firstName"]', 'Ada');
  if (lastName) await visitor.fill('main input[name="lastName"]', lastName);
  await visitor.fill('main input[name="email"]', address);
  await visitor.fill('main textarea[name="description"]', 'An app for clinics');
}

/** The enquiry is stored and its department told, once; its sender gets no mail. */
async function expectHeld(visitor: Visitor, address: string, { dataDir }: SiteProcess): Promise<void> {
  await visitor.untilSeen('h1', 'Your message has reached us');
  await expect.poll(async () => (await mailsNaming(address, dataDir)).length, { timeout: 120_000 }).toBe(1);
  expect((await mailsNaming(address, dataDir)).join()).toContain('[unverified]');
}

test('without JavaScript an enquiry arrives, and wrong input comes back with what is typed', async ({
  newVisitor,
  site,
}) => {
  const visitor = await newVisitor({ javaScript: false });
  const address = newAddress(visitor);
  await visitor.resize(390, 844);
  await visitor.open('/contact');
  await fill(visitor, address, '');
  await visitor.tap('main form button', 'Send');
  await visitor.untilSeen('h1', 'Your message isn’t sent yet');
  expect(
    await visitor.evaluate(() => document.querySelector<HTMLTextAreaElement>('#description')?.value),
  ).toBe('An app for clinics');
  await visitor.fill('#lastName', 'Rahman');
  await visitor.tap('main form button', 'Send');
  await expectHeld(visitor, address, site);
});

for (const [whose, scripts] of Object.entries({
  'the shell': /\/assets\/shell\//,
  'the section': /\/assets\/mfe-contact\//,
}))
  for (const way of ['missing', 'tampered', 'hanging'] as const)
    test(
      `an enquiry arrives when the scripts of ${whose} are ${way}`,
      // A script that hangs is given up after 40 seconds.
      { tag: way === 'hanging' ? ['@nightly'] : [] },
      async ({ visitor, siteProxy, site }) => {
        const address = newAddress(visitor);
        siteProxy.lose(scripts, way);
        await visitor.open('/contact');
        await fill(visitor, address);
        await visitor.untilSeen('main form .closed-form', 'You can still send it');
        await visitor.tap('main form button[type="submit"]');
        await expectHeld(visitor, address, site);
        expect((await mailsNaming(address, site.dataDir)).join()).toContain('An app for clinics');
      },
    );
