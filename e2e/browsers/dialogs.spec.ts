import { expect } from '@playwright/test';
import type { Visitor } from './Visitor';
import { shownBy } from './shownBy';
import { test } from './test';

/** Px. When the scrollbar disappears, the page's height changes a little; a real jump moves it by hundreds. */
const allowed = 30;

/** Scrolls a person's card low in the window, where no jump would put it. Returns its distance from the top. */
async function offCentre(visitor: Visitor): Promise<number> {
  await visitor.hover('main li button', 'Ishrat Noor');
  await visitor.evaluate(() => scrollBy({ top: -300, behavior: 'instant' }));
  return (await visitor.hover('main li button', 'Ishrat Noor')).top;
}

const held = () => getComputedStyle(document.documentElement).overflowY === 'hidden';

test('a profile opens without scrolling the page, and closes, also at a press that focuses nothing', async ({
  visitor,
}) => {
  await visitor.open('/about');
  await visitor.untilAlive();
  for (const isUnfocused of [false, true]) {
    const top = await offCentre(visitor);
    // As in Safari.
    if (isUnfocused)
      await visitor.evaluate(() => addEventListener('mousedown', (event) => event.preventDefault()));
    await visitor.tap('main li button', 'Ishrat Noor');
    await visitor.untilSeen('dialog[open] h3', 'Ishrat Noor');
    await visitor.until('the address names the person', () => location.search === '?member=ishrat-noor');
    await visitor.until('the page behind is held', held);
    const opened = (await visitor.find('main li button', 'Ishrat Noor'))?.top ?? Number.NaN;
    expect(Math.abs(opened - top)).toBeLessThan(allowed);
    await visitor.until('the focus is inside', () =>
      Boolean(document.activeElement?.closest('dialog[open]')),
    );
    await visitor.press('Escape');
    await visitor.untilGone('dialog[open]');
    await visitor.until('the address is the page’s', () => location.search === '');
    const after = (await visitor.find('main li button', 'Ishrat Noor'))?.top ?? Number.NaN;
    expect(Math.abs(after - top)).toBeLessThan(allowed);
  }
  expect(await visitor.faults()).toEqual([]);
});

test('an address opens a profile', shownBy('company'), async ({ visitor }) => {
  await visitor.open('/about?member=arko-debnath');
  await visitor.untilAlive();
  await visitor.untilSeen('dialog[open] h3', 'Arko Debnath');
  await visitor.press('Escape');
  await visitor.untilGone('dialog[open]');
  await visitor.until('the card has the focus', () =>
    Boolean(document.activeElement?.textContent?.includes('Arko Debnath')),
  );
});

test(
  'the terms open in a dialog that locks the scroll and returns the focus',
  shownBy('newsletter'),
  async ({ visitor }) => {
    await visitor.open('/');
    await visitor.untilAlive();
    await visitor.tap('main form a', 'Terms and Conditions');
    await visitor.untilSeen('dialog[open] h2', 'Terms and Conditions');
    await visitor.until('the page behind is held', held);
    await visitor.press('Escape');
    await visitor.untilGone('dialog[open]');
    expect(await visitor.evaluate(() => location.pathname)).toBe('/');
    expect(await visitor.faults()).toEqual([]);
  },
);
