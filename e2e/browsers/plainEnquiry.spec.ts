import { expect } from '@playwright/test';
import { mailsNaming, newAddress } from './mails';
import type { Loss } from '../scriptProxy';
import { type SiteProcess, startSite } from '../siteProcess';
import { test as base } from './test';
import type { Visitor } from './Visitor';

/** A site of its own for each engine: few unverified enquiries of a visitor are taken in an hour. */
const test = base.extend<object, { site: SiteProcess }>({
  site: [
    // eslint-disable-next-line no-empty-pattern -- Playwright reads from it what a fixture needs
    async ({}, give) => {
      const site = await startSite();
      await give(site);
      await site.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ site }, give) => give(site.url),
});
test.describe.configure({ mode: 'default' });

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

const shell = /\/assets\/shell\//;
const section = /\/assets\/mfe-contact\//;

/** The form is the browser's after its scripts, the shell's or the section's, were lost in some way. */
async function openClosed(visitor: Visitor, scripts: RegExp, way: Loss): Promise<void> {
  visitor.proxy.lose(scripts, way);
  await visitor.open('/contact');
  // The section's scripts are asked for at the visitor's first sign of interaction.
  await visitor.tap('main input[name="firstName"]');
  await visitor.untilSeen('main form .closed-form', 'You can still send it');
}

test('an enquiry arrives when the scripts of the shell or of the section are missing or tampered', async ({
  visitor,
  site,
}) => {
  await openClosed(visitor, shell, 'tampered');
  await openClosed(visitor, section, 'missing');
  for (const [scripts, way] of [
    [shell, 'missing'],
    [section, 'tampered'],
  ] as const) {
    const address = newAddress(visitor);
    await openClosed(visitor, scripts, way);
    await fill(visitor, address);
    await visitor.tap('main form button[type="submit"]');
    await expectHeld(visitor, address, site);
    expect((await mailsNaming(address, site.dataDir)).join()).toContain('An app for clinics');
  }
});

// A script that hangs is given up after 40 seconds.
test('the form can be sent when the scripts of the shell or of the section hang @nightly', async ({
  visitor,
}) => {
  for (const scripts of [shell, section]) await openClosed(visitor, scripts, 'hanging');
});
