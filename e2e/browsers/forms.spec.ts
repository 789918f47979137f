import { expect } from '@playwright/test';
import { formMessages } from 'shared-content/forms';
import { mailsNaming, newAddress } from './mails';
import { shownBy } from './shownBy';
import { test } from './test';
import type { Visitor } from './Visitor';

const words = formMessages.contact;
const email = 'main input[name="email"]';

async function fillContact(visitor: Visitor, address: string): Promise<void> {
  await visitor.fill('main input[name="firstName"]', 'Ada');
  await visitor.fill('main input[name="lastName"]', 'Rahman');
  await visitor.fill(email, address);
  await visitor.fill('main textarea[name="description"]', 'An app for clinics');
}

test('a sent enquiry becomes a mail', shownBy('contactForm'), async ({ visitor }) => {
  const address = newAddress(visitor);
  await visitor.open('/contact');
  await visitor.untilAlive();
  await visitor.untilSeen('main form p', words.verified);
  await fillContact(visitor, address);
  await visitor.tap('main form label', 'Mobile Applications');
  await visitor.until('the choice is shown', () => {
    const mark = document.querySelector('input:checked + [data-mark] svg');
    return mark !== null && getComputedStyle(mark).opacity === '1';
  });
  await visitor.tap('main form button', 'Send');
  await visitor.untilSeen('main form [role="status"]', words.success);
  // The toast and the back-to-top button do not overlap.
  const toast = await visitor.find('[data-toast]');
  const up = await visitor.find('button[aria-label="Scroll to top"]');
  if (toast && up) expect(toast.top + toast.height).toBeLessThanOrEqual(up.top);
  expect(
    await visitor.evaluate((selector) => document.querySelector<HTMLInputElement>(selector)?.value, email),
  ).toBe('');
  await expect.poll(async () => (await mailsNaming(address)).length, { timeout: 120_000 }).toBe(2);
  expect((await mailsNaming(address)).join()).toContain('Mobile Applications');
  expect(await visitor.faults()).toEqual([]);
});

test('a missing field is reported and visible below the header, on a phone and a desktop', async ({
  visitor,
}) => {
  await visitor.open('/contact');
  await visitor.untilAlive();
  await visitor.untilSeen('main form p', words.verified);
  for (const width of [390, 1280]) {
    await visitor.resize(width, 844);
    await visitor.tap('main form button', 'Send');
    await visitor.untilSeen('main form [role="alert"]', words.requiredMissing);
    await visitor.until(
      'the field has the focus',
      () => document.activeElement?.getAttribute('name') === 'firstName',
    );
    await visitor.until('its label can be read', () => {
      const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
      const label = document.querySelector('label[for="contact-firstName"]')?.getBoundingClientRect();
      const input = document.querySelector('#contact-firstName')?.getBoundingClientRect();
      return Boolean(label && input && label.top >= header && input.bottom <= innerHeight);
    });
  }
  expect(await visitor.faults()).toEqual([]);
});

test('after a reload without scripts, no button submits the form without the captcha', async ({
  visitor,
  siteProxy,
}) => {
  await visitor.open('/contact');
  await visitor.untilAlive();
  await visitor.untilSeen('main form p', words.verified);
  const release = siteProxy.hold();
  await visitor.reload();
  await visitor.until('the document is there', () => document.readyState !== 'loading');
  await visitor.untilSeen('main form button', 'Send');
  expect(
    await visitor.evaluate(
      () => document.querySelector<HTMLButtonElement>('main form button[type="submit"]')?.disabled,
    ),
  ).toBe(true);
  release();
});

test(
  'a sign-up without an address is refused; a valid one becomes a mail',
  shownBy('newsletter', 'mail'),
  async ({ visitor }) => {
    const address = newAddress(visitor);
    await visitor.open('/');
    await visitor.untilAlive();
    await visitor.tap('main form button', 'Sign Up');
    await visitor.untilSeen('main form [role="status"]', formMessages.newsletter.emailMissing);
    await visitor.fill('#newsletter-email', address);
    await visitor.press('Enter');
    await visitor.untilSeen('main form [role="status"]', formMessages.newsletter.confirm);
    await expect.poll(async () => (await mailsNaming(address)).length, { timeout: 120_000 }).toBe(1);
    expect(await visitor.faults()).toEqual([]);
  },
);
