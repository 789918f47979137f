import { expect } from '@playwright/test';
import { shownBy } from './shownBy';
import { test } from './test';
import type { Visitor } from './Visitor';

const untilAt = (visitor: Visitor, path: string, heading: string) =>
  visitor.until(
    `${path} is shown, titled and told`,
    (wantedPath, wantedHeading) =>
      location.pathname === wantedPath &&
      document.querySelector('main h1')?.textContent === wantedHeading &&
      document.querySelectorAll('[data-frozen]').length === 0,
    path,
    heading,
  );

/** Waits until a section of the page is at the top of the window, below header and contents line. */
const untilLedTo = (visitor: Visitor, id: string) =>
  expect
    .poll(
      () =>
        visitor.evaluate((expected) => {
          const top = document.getElementById(expected)?.getBoundingClientRect().top ?? NaN;
          return top >= 60 && top < 400 ? 'led to' : `at ${top}, page at ${scrollY}, ${location.hash}`;
        }, id),
      { message: `the contents lead to ${id}`, timeout: 60_000 },
    )
    .toBe('led to');

test(
  'links, Back and Forward work across sections and restore the scroll position',
  shownBy('routing'),
  async ({ visitor }) => {
    await visitor.open('/careers');
    await visitor.untilAlive();
    const titles = { careers: await visitor.evaluate(() => document.title) };
    await visitor.hover('footer a', 'Contact');
    const place = await visitor.evaluate(() => scrollY);
    expect(place).toBeGreaterThan(300);
    await visitor.follow('footer a', 'Contact');
    await untilAt(visitor, '/contact', 'Get In Touch');
    await visitor.until('the page stands at its top', () => scrollY === 0);
    await visitor.until('the heading has the focus', () => document.activeElement?.localName === 'h1');
    await visitor.until('the title is the page’s', () => document.title.startsWith('Contact'));
    await visitor.back();
    await untilAt(visitor, '/careers', 'Join Our Team');
    await visitor.until(
      'the page stands where it was left',
      (expected) => Math.abs(scrollY - expected) < 3,
      place,
    );
    await visitor.until('the title is back', (expected) => document.title === expected, titles.careers);
    await visitor.forward();
    await untilAt(visitor, '/contact', 'Get In Touch');
    expect(await visitor.faults()).toEqual([]);
  },
);

test('contents of a legal page link to their sections, below header and contents line', async ({
  visitor,
  siteProxy,
}) => {
  await visitor.resize(390, 844);
  // The list is opened and used before hydration.
  const release = siteProxy.hold();
  await visitor.open('/privacy-policy');
  await visitor.tap('main nav details summary', 'On this page');
  const id = await visitor.evaluate(
    () => document.querySelectorAll('main nav details a')[4]?.getAttribute('href')?.slice(1) ?? '',
  );
  await visitor.tap(`main nav details a[href="#${id}"]`);
  await visitor.until('the address names it', (expected) => location.hash === `#${expected}`, id);
  release();
  await visitor.untilAlive();
  await visitor.untilGone('main nav details[open]');
  await untilLedTo(visitor, id);
  // The line that names the current section sticks below the header, not under it.
  await visitor.until('the line is whole', () => {
    const line = document.querySelector('main nav details summary')?.getBoundingClientRect();
    if (!line) return false;
    // The header shrinks where the scroll position can drive it.
    const header = CSS.supports('animation-timeline: scroll()') ? 60 : 72;
    return line.top >= header && line.bottom < 200;
  });
  expect(await visitor.faults()).toEqual([]);
});

test('the live map shows on request', shownBy('contactPage'), async ({ visitor }) => {
  await visitor.open('/contact');
  await visitor.untilAlive();
  await visitor.tap('main button', 'Show the live map');
  await visitor.untilSeen('main iframe');
  const blended = await visitor.evaluate(() =>
    [...document.querySelectorAll('main iframe, main iframe ~ *')].map(
      (element) => getComputedStyle(element).mixBlendMode,
    ),
  );
  // Before 18.2, WebKit draws a blend over a frame as opaque.
  expect(new Set(blended)).toEqual(new Set(['normal']));
});

test('Back from a reloaded page without scripts yet shows the previous page, hydrated', async ({
  visitor,
  siteProxy,
}) => {
  await visitor.open('/services');
  await visitor.untilAlive();
  const heading = await visitor.evaluate(() => document.querySelector('main h1')?.textContent ?? '');
  await visitor.tap('header a', 'Careers');
  await untilAt(visitor, '/careers', 'Join Our Team');
  const release = siteProxy.hold();
  await visitor.reload();
  await visitor.untilSeen('main h1', 'Join Our Team');
  await visitor.back();
  await untilAt(visitor, '/services', heading);
  release();
  await visitor.untilAlive();
  // A click faster than the section's scripts, which the pointer had asked for, ends their load as the page is left.
  const cutOff = /^script does not load: \/assets\/mfe-company\//;
  expect((await visitor.faults()).filter((fault) => !cutOff.test(fault))).toEqual([]);
});
