import { expect } from '@playwright/test';
import { formMessages } from 'shared-content/forms';
import { office } from '../../mfe-contact/content/office';
import { translatePage } from '../translatePage';
import { mailsNaming, newAddress } from './mails';
import { shownBy } from './shownBy';
import { test } from './test';
import type { Visitor } from './Visitor';

const shown = shownBy('slowPhone', 'contactForm');

/** What changes a document before React runs. React then makes the page anew. */
const changes = [
  ['a translator', 390, translatePage],
  [
    'a node of an extension',
    1280,
    () => document.querySelector('main [data-part]')?.prepend(document.createElement('div')),
  ],
] as const;

/** Value and focus of a field. */
const getState = (visitor: Visitor, selector: string) =>
  visitor.evaluate((at) => {
    const field = document.querySelector<HTMLInputElement>(at);
    return { value: field?.value, focused: field === document.activeElement };
  }, selector);

/** Waits until the page reacts. A page whose elements React has kept would test nothing. */
const untilAnew = async (visitor: Visitor) => {
  await visitor.untilAlive();
  expect(
    await visitor.evaluate(() => globalThis.__recorded.kept < globalThis.__recorded.served.length),
    'the page is made anew',
  ).toBe(true);
};

for (const [what, width, change] of changes)
  test(
    `an enquiry begun before scripts load survives ${what}, at ${width} px`,
    shown,
    async ({ visitor, siteProxy }) => {
      const address = newAddress(visitor);
      await visitor.resize(width, 844);
      const release = siteProxy.hold();
      await visitor.open('/contact');
      await visitor.evaluate(change);
      await visitor.fill('#contact-firstName', 'Ada');
      await visitor.fill('#contact-lastName', 'Rahman');
      await visitor.fill('#contact-email', address);
      await visitor.tap('main form label:has([value="Mobile Applications"])');
      await visitor.fill('#contact-description', 'We need');
      release();
      await untilAnew(visitor);
      expect(await getState(visitor, '#contact-description')).toEqual({ value: 'We need', focused: true });
      // The visitor goes on typing, without a second tap.
      await visitor.type(' a portal');
      expect(
        await visitor.evaluate(() =>
          Object.fromEntries(
            [...document.querySelectorAll<HTMLInputElement>('main form :is(input, textarea)')]
              .filter(({ type, checked, value }) => value !== '' && (type !== 'radio' || checked))
              .filter(({ type }) => type !== 'hidden')
              .map(({ name, value }) => [name, value]),
          ),
        ),
      ).toEqual({
        firstName: 'Ada',
        lastName: 'Rahman',
        email: address,
        serviceInterest: 'Mobile Applications',
        description: 'We need a portal',
      });
      await visitor.untilSeen('main form p', formMessages.contact.verified);
      await visitor.tap('main form button[type="submit"]');
      await visitor.untilSeen('main form [role="status"]', formMessages.contact.success);
      await expect.poll(async () => (await mailsNaming(address)).length, { timeout: 120_000 }).toBe(2);
      expect((await mailsNaming(address)).join()).toContain('We need a portal');
    },
  );

test('a sign-up begun before scripts load survives a translator', shown, async ({ visitor, siteProxy }) => {
  const address = newAddress(visitor);
  const release = siteProxy.hold();
  await visitor.open('/');
  await visitor.evaluate(translatePage);
  await visitor.fill('#newsletter-email', address.slice(0, 5));
  release();
  await untilAnew(visitor);
  expect(await getState(visitor, '#newsletter-email')).toEqual({ value: address.slice(0, 5), focused: true });
  await visitor.type(address.slice(5));
  await visitor.press('Enter');
  await visitor.untilSeen('main form [role="status"]', formMessages.newsletter.confirm);
});

const pressedControls = [
  ['/projects', '#filter-industry', '[role="option"]', 'All'],
  ['/about', 'main li button', 'dialog[open] h3', 'Tahmid Arefin'],
  ['/contact', 'picture ~ button', 'iframe ~ button', office.hideMap],
] as const;
/** Before its script runs, the browser follows this link to the page with the terms. */
const terms = ['/', 'main form a', 'dialog[open] h2', 'Terms and Conditions'] as const;

test(
  'a filter and a profile pressed on a translated page with a foreign button open at the first press',
  shown,
  async ({ visitor, siteProxy }) => {
    for (const [path, control, shown, words] of pressedControls) {
      const release = siteProxy.hold();
      await visitor.open(path);
      await visitor.evaluate(translatePage);
      await visitor.evaluate(() =>
        document.querySelector('[data-part]')?.prepend(document.createElement('button')),
      );
      await visitor.tap(control);
      release();
      await untilAnew(visitor);
      await visitor.untilSeen(shown, words);
    }
  },
);

test('a press counts, although the page is made anew before the button is let go', async ({
  visitor,
  siteProxy,
}) => {
  for (const [path, control, shown, words] of [...pressedControls, terms]) {
    const release = siteProxy.hold();
    await visitor.open(path);
    await visitor.evaluate(translatePage);
    await visitor.hover(control);
    await visitor.pressDown();
    release();
    await untilAnew(visitor);
    await visitor.release();
    await visitor.untilSeen(shown, words);
  }
});
