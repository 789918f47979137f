import { type Page, expect, test } from '@playwright/test';
import { translatePage } from './translatePage';
import { startReact } from './visit';

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

/** What changes a document before React runs. */
const changes = {
  'a page as it was sent': () => {},
  'a translated page': translatePage,
  'a page with foreign nodes': () => {
    for (const part of document.querySelectorAll('[data-part], form'))
      part.prepend(document.createElement('button'));
  },
};

/** Opens a page on a phone with a quarter of the processor, and changes it as soon as it is parsed. */
async function open(page: Page, path: string, change: () => void): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(`addEventListener('DOMContentLoaded', () => (${change.toString()})())`);
  await page.addInitScript(() => {
    addEventListener('site:hydrated', ({ detail }: CustomEventInit<string>) => {
      if (detail) document.documentElement.toggleAttribute('data-alive', true);
    });
  });
  await page.goto(path, { waitUntil: 'commit' });
}

const alive = (page: Page) => page.locator('html[data-alive]').waitFor({ timeout: 60_000 });

for (const [what, change] of Object.entries(changes)) {
  test(`on a slow phone, ${what} keeps what is typed from the first paint on`, async ({ page }) => {
    for (const [path, selector] of [
      ['/contact', '#contact-description'],
      ['/', '#newsletter-email'],
    ] as const) {
      await open(page, path, change);
      const field = page.locator(selector);
      // Blocks above may still be laid out under the finger. A visitor who sees no caret taps again.
      await expect(async () => {
        await field.tap();
        await expect(field).toBeFocused({ timeout: 1_000 });
      }).toPass();
      // React starts between two of these letters.
      await page.keyboard.type('ada@client', { delay: 60 });
      await alive(page);
      await page.evaluate(translatePage);
      await page.keyboard.type('.example');
      await expect(field).toHaveValue('ada@client.example');
      await expect(field).toBeFocused();
      if (path === '/') continue;
      // The draft of an enquiry outlives a reload, and another page.
      await page.reload();
      await expect(field).toHaveValue('ada@client.example');
      await page.goto('/careers');
      await page.goBack();
      await expect(field).toHaveValue('ada@client.example');
    }
  });

  test(`on a slow phone, ${what} takes the first press`, async ({ page }) => {
    for (const [path, control, shown] of [
      ['/projects', '#filter-industry', '[role="option"]'],
      ['/about', 'main li h3 button', 'dialog[open] h3'],
      ['/careers', 'main summary', 'main details[open]'],
      ['/privacy-policy', 'main nav summary', 'main nav details[open] ol'],
    ] as const) {
      // The browser alone opens a role, whatever the document.
      if (path === '/careers' && what !== 'a page as it was sent') continue;
      await open(page, path, change);
      await page.locator(control).first().tap();
      await expect(page.locator(shown).first(), path).toBeVisible({ timeout: 60_000 });
      if (path === '/careers') continue;
      // The contents of the legal pages wait for a scroll.
      await startReact(page);
      await alive(page);
      await expect(page.locator(shown).first(), path).toBeVisible();
    }
  });
}

test('a press counts, although the page is made anew before the finger is lifted', async ({ page }) => {
  for (const [path, control, shown] of [
    ['/projects', '#filter-industry', '[role="option"]'],
    ['/about', 'main li h3 button', 'dialog[open] h3'],
  ] as const) {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route('**/*.js', (route) => held.then(() => route.continue()));
    await open(page, path, translatePage);
    const pressed = await page.locator(control).first().elementHandle();
    await pressed?.scrollIntoViewIfNeeded();
    const { x = 0, y = 0, width = 0, height = 0 } = (await pressed?.boundingBox()) ?? {};
    const client = await page.context().newCDPSession(page);
    const finger = { x: x + width / 2, y: y + height / 2 };
    await client.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [finger] });
    release();
    await expect(async () => {
      await startReact(page);
      await expect(page.locator('html[data-alive]')).toBeAttached({ timeout: 1_000 });
    }).toPass();
    expect(await pressed?.evaluate((element) => element.isConnected), path).toBe(false);
    await client.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    await expect(page.locator(shown).first(), path).toBeVisible();
    await page.unrouteAll();
  }
});
