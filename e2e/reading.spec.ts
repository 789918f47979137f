import { type Page, expect, test } from '@playwright/test';
import { kinds, samplePages } from './routes';
import { openVisit, waitForLayout, waitForHydration } from './visit';

/** WCAG 1.4.12's text spacing, as a constructed stylesheet: the page's policy refuses unknown style elements. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-bottom:2em!important}',
    );
    document.adoptedStyleSheets.push(sheet);
  });

/** Words that are partly outside of a clipping box, so that they can be neither read nor scrolled to. */
const cutOff = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const cut: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      // Decoration is hidden from screen readers, and may leave the window.
      if (element?.closest('[aria-hidden="true"]')) continue;
      if (!node.textContent?.trim() || !element?.checkVisibility({ checkVisibilityCSS: true })) continue;
      range.selectNodeContents(node);
      const words = range.getBoundingClientRect();
      if (words.width === 0) continue;
      for (let box: Element | null = element; box && box !== document.body; box = box.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(box);
        const room = box.getBoundingClientRect();
        // Only for screen readers.
        if (room.width <= 1 || room.height <= 1) break;
        if (overflowX === 'auto' || overflowX === 'scroll' || overflowY === 'auto' || overflowY === 'scroll')
          break;
        const sideways = hides(overflowX) && (words.left < room.left - 2 || words.right > room.right + 2);
        const downward = hides(overflowY) && (words.top < room.top - 2 || words.bottom > room.bottom + 2);
        if (sideways || downward) {
          cut.push(node.textContent.trim().slice(0, 60));
          break;
        }
      }
    }
    return cut;
  });

const sideways = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

for (const width of [320, 1280])
  test(`at ${width} px every kind of page is readable with wide text spacing`, async ({ page }) => {
    // A window of 1280 px also has 320 px at a zoom of 400 %.
    await page.setViewportSize({ width, height: width === 320 ? 256 : 800 });
    for (const path of width === 320 ? samplePages : kinds) {
      await page.goto(path);
      await waitForLayout(page);
      expect.soft(await sideways(page), `${path} as it is`).toBeLessThanOrEqual(0);
      const before = await cutOff(page);
      await spaceText(page);
      expect.soft(await sideways(page), `${path} with wide spacing`).toBeLessThanOrEqual(0);
      const lost = (await cutOff(page)).filter((words) => !before.includes(words));
      expect.soft(lost, `${path}: cut off with wide spacing`).toEqual([]);
    }
  });

/** Share of the window that fixed and sticky parts cover, by a grid of points. */
const coveredShare = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const steps = Array.from({ length: 20 }, (_, index) => (index + 0.5) / 20);
    const points = steps.flatMap((x) => steps.map((y) => [x * innerWidth, y * innerHeight] as const));
    const stays = (element: Element | null): boolean =>
      element !== null &&
      (/fixed|sticky/.test(getComputedStyle(element).position) || stays(element.parentElement));
    return points.filter(([x, y]) => stays(document.elementFromPoint(x, y))).length / points.length;
  });

test('in a low window fixed elements cover at most a third', async ({ page }) => {
  for (const path of ['/', '/contact', '/privacy-policy']) {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto(path);
    await waitForLayout(page);
    // A phone on its side, and a desktop's window of 1280 px at a zoom of 400 %.
    for (const [width, height] of [
      [667, 375],
      [320, 256],
      [320, 180],
    ] as const) {
      await page.setViewportSize({ width, height });
      await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight / 2));
      await expect
        .poll(() => coveredShare(page), { message: `${path} at ${width} x ${height}` })
        .toBeLessThan(1 / 3);
    }
  }
});

test('in a light theme of forced colors, clients’ logos are dark', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'light' });
  await page.goto('/');
  await expect(page.locator('main img[src*="/logos."]').first()).toHaveCSS('filter', /invert\(1\)/);
});

test('in forced colors, checked, focused and open states are visible', async ({ browser, baseURL }) => {
  const { page } = await openVisit(browser, { motionless: true });
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const picture = (selector: string) => page.locator(selector).first().screenshot({ animations: 'disabled' });
  const differs = async (selector: string, change: () => Promise<void>, what: string) => {
    const before = await picture(selector);
    await change();
    await expect.poll(async () => (await picture(selector)).equals(before), { message: what }).toBe(false);
  };

  await page.goto(new URL('/contact', baseURL).href);
  await waitForHydration(page);
  const chip = 'fieldset label:has([type="radio"])';
  await differs(
    chip,
    async () => {
      await page.locator(`${chip} input`).first().check();
      await page.locator('h1').click();
    },
    'a chosen chip',
  );
  await differs(
    'form input[name="firstName"]',
    () => page.locator('input[name="firstName"]').focus(),
    'a focused field',
  );

  await page.goto(new URL('/projects', baseURL).href);
  await waitForHydration(page);
  const filter = page.getByRole('button', { name: /^Industry / });
  await differs('main [aria-haspopup="listbox"]', () => filter.focus(), 'a focused filter');
  await filter.press('ArrowDown');
  await expect(page.getByRole('listbox')).toBeVisible();
  await differs('[role="listbox"]', () => page.keyboard.press('ArrowDown'), 'the active option');

  await page.goto(new URL('/', baseURL).href);
  await waitForHydration(page);
  const question = page.locator('main summary').first();
  await differs('main details', () => question.click(), 'an open question');
  await page.context().close();
});

test('long words and right-to-left names do not break the form’s layout', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/contact');
  const word = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz'.repeat(2);
  const message = page.locator('textarea').first();
  await page.locator('input[name="firstName"]').fill('محمد عبد الرحمن الطاهر');
  await page.locator('input[name="lastName"]').fill(word);
  await message.fill(`${word} ${'שלום '.repeat(20)}`);
  await message.blur();
  expect(await sideways(page)).toBeLessThanOrEqual(0);
  const widths = await page
    .locator('form label input:visible, form label textarea:visible')
    .evaluateAll((fields) =>
      fields.map((field) => Math.round(field.getBoundingClientRect().right - innerWidth)),
    );
  expect(Math.max(...widths)).toBeLessThan(0);
});
