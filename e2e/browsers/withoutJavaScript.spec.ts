import { expect } from '@playwright/test';
import { company } from 'shared-content/content';
import { routes } from '../routes';
import { shownBy } from './shownBy';
import { test } from './test';

// With scripts off, Firefox and WebKit still answer questions about a page; no code of the page itself runs.
test(
  'without JavaScript pages are readable, menus and questions open, and forms name the address',
  shownBy('header', 'home', 'contactPage', 'newsletter'),
  async ({ newVisitor }) => {
    const visitor = await newVisitor({ javaScript: false });
    await visitor.open('/');
    await visitor.untilSeen('main h1');
    expect(await visitor.evaluate(() => '__recorded' in globalThis)).toBe(false);
    await visitor.hover('header [data-menu="services"] > a');
    await visitor.untilSeen('#menu-services a', 'Cybersecurity');
    await visitor.moveTo(10, 880);
    await visitor.untilGone('#menu-services');
    await visitor.tap('main details[name] > summary');
    await visitor.until(
      'an answer is shown',
      () => document.querySelectorAll('main details[open]').length === 1,
    );
    await visitor.tap('main summary', 'Show More');
    await visitor.untilSeen('main summary', 'Show Less');
    await visitor.untilSeen('main form', company.email);
    await visitor.open('/contact');
    await visitor.untilSeen('main form p', company.phone.label);
    await visitor.untilGone('main [role="group"] [role="status"]');
    await visitor.open('/projects');
    await visitor.untilGone('#filter-industry');
    await visitor.tap('header a', 'Careers');
    await visitor.until('a link leads on', () => location.pathname === '/careers');
  },
);

test('without JavaScript every page is readable @nightly', async ({ newVisitor }) => {
  const visitor = await newVisitor({ javaScript: false });
  await visitor.resize(390);
  for (const path of routes) {
    await visitor.open(path);
    await visitor.untilSeen('main h1');
    const { hidden, sideways } = await visitor.evaluate(() => ({
      hidden: [...document.querySelectorAll('main h2, main h3')].filter(
        (heading) => heading.getBoundingClientRect().height > 0 && getComputedStyle(heading).opacity !== '1',
      ).length,
      sideways: document.documentElement.scrollWidth - document.documentElement.clientWidth,
    }));
    expect(hidden, path).toBe(0);
    expect(sideways, path).toBe(0);
  }
});
