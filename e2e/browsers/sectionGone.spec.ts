import { expect } from '@playwright/test';
import { shownBy } from './shownBy';
import { test } from './test';

/** The page's section is missing, and React, which is wanted here, has left the page as the server wrote it. */
const isFrozen = (): boolean => {
  dispatchEvent(new Event('site:start'));
  return document.querySelectorAll('[data-frozen]').length === 1;
};

test(
  'without a section’s scripts its page is readable and its links work; other pages hydrate',
  shownBy('sectionGone', 'routing'),
  async ({ visitor, siteProxy }) => {
    siteProxy.lose(/\/mfe-company\//, 'missing');
    await visitor.open('/about');
    await visitor.until('it is left as the server wrote it', isFrozen);
    await visitor.untilSeen('main h1', 'Software from Dhaka');
    await visitor.tap('header a', 'Contact');
    await visitor.untilSeen('main h1', 'Get In Touch');
    await visitor.untilAlive();
    await visitor.until('the title is the page’s', () => document.title.startsWith('Contact'));
    // Back into the missing section, and on again.
    await visitor.back();
    await visitor.untilSeen('main h1', 'Software from Dhaka');
    await visitor.until('the title is its own', () => document.title.startsWith('About'));
    await visitor.tap('header a', 'Projects');
    await visitor.untilSeen('main h1', 'Our Projects');
    await visitor.until('the title is the page’s', () => document.title.includes('Projects'));
  },
);

test('a click into a section without scripts loads its document, and Back leaves it', async ({
  visitor,
  siteProxy,
}) => {
  await visitor.open('/services');
  await visitor.untilAlive();
  siteProxy.lose(/\/mfe-company\//, 'missing');
  const title = await visitor.evaluate(() => document.title);
  await visitor.tap('header a', 'About');
  await visitor.until('its document is shown', isFrozen);
  await visitor.untilSeen('main h1', 'Software from Dhaka');
  await visitor.back();
  await visitor.until('the page before is shown', () => location.pathname === '/services');
  await visitor.untilAlive();
  expect(await visitor.evaluate(() => document.title)).toBe(title);
  const faults = await visitor.faults();
  // Only the missing files' URLs are reported; nothing else fails.
  expect(faults.filter((fault) => !/mfe-company|404/.test(fault))).toEqual([]);
});
