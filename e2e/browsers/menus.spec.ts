import { expect } from '@playwright/test';
import { shownBy } from './shownBy';
import { test } from './test';

const services = '#menu-services';
const industries = '#menu-industries';

test(
  'one menu at a time opens by pointer; Escape or a press outside closes it',
  shownBy('header'),
  async ({ visitor }) => {
    await visitor.open('/about');
    await visitor.untilAlive();
    await visitor.hover('header [data-menu="services"] > a');
    await visitor.untilSeen(services);
    expect((await visitor.find(services))?.width).toBe(900);
    // The panel stays while the pointer moves into it from the bar.
    await visitor.hover(`${services} a`, 'Cybersecurity');
    await visitor.untilSeen(services);
    await visitor.press('Escape');
    await visitor.untilGone(services);

    await visitor.tap('header button', 'Industries menu');
    await visitor.untilSeen(`${industries} a`, 'Healthcare');
    await visitor.untilGone(services);
    await visitor.tapAt(640, 850);
    await visitor.untilGone(industries);

    await visitor.tap('header button', 'Services menu');
    await visitor.tap(`${services} a`, 'Cybersecurity');
    await visitor.until('its page is shown', () => location.pathname === '/services/cybersecurity');
    await visitor.untilGone(services);
    expect(await visitor.faults()).toEqual([]);
  },
);

test('menus open, move and close by keyboard', shownBy('header'), async ({ visitor }) => {
  await visitor.open('/about');
  await visitor.untilAlive();
  await visitor.evaluate(() =>
    document.querySelector<HTMLElement>('header [data-menu="services"] > a')?.focus(),
  );
  await visitor.untilSeen(services);
  await visitor.press('ArrowDown');
  await visitor.until('the first service has the focus', () =>
    Boolean(document.activeElement?.closest('#menu-services')),
  );
  await visitor.press('Escape');
  await visitor.untilGone(services);
  await visitor.until('the focus is back in the bar', () =>
    Boolean(document.activeElement?.closest('header [data-menu="services"]')),
  );
  await visitor.press('Tab');
  await visitor.until('Tab leads on', () => document.activeElement?.closest('#menu-services') === null);
});

test(
  'the phone’s menu locks the scroll, shows one list at once, and its links work',
  shownBy('phoneMenu'),
  async ({ visitor }) => {
    await visitor.resize(390, 844);
    await visitor.open('/careers');
    await visitor.untilAlive();
    await visitor.tap('header details > summary');
    await visitor.untilSeen('header .sheet');
    expect(await visitor.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe('hidden');
    await visitor.tap('.sheet summary', 'Services');
    await visitor.untilSeen('.sheet a', 'Cybersecurity');
    const before = await visitor.hover('.sheet summary', 'Industries');
    await visitor.tap('.sheet summary', 'Industries');
    await visitor.untilSeen('.sheet a', 'Healthcare');
    await visitor.untilGone('.sheet a', 'Cybersecurity');
    // The list above has closed. The pressed element is where it was, or as close as the sheet's end allows.
    const after = await visitor.find('.sheet summary', 'Industries');
    expect(after?.top).toBeGreaterThan(0);
    expect(after?.top).toBeLessThanOrEqual(before.top + 1);
    await visitor.press('Escape');
    await visitor.untilGone('header .sheet');
    await visitor.tap('header details > summary');
    await visitor.tap('.sheet .row', 'About');
    await visitor.until('its page is shown', () => location.pathname === '/about');
    await visitor.untilGone('header .sheet');
    expect(await visitor.faults()).toEqual([]);
  },
);
