import { type Page, expect, test } from '@playwright/test';
import { routes } from './routes';
import { holdScripts, openVisit, pinsOf, visitEach, waitForLife } from './visit';

for (const width of [390, 1280])
  test(`every route hydrates at ${width} px: scripts in one round, no message, no server node replaced, no layout shift`, async ({
    browser,
    baseURL,
  }) => {
    await visitEach(browser, routes, { width }, async ({ page, messages, scripts }, route) => {
      // No script is answered until nothing more is asked for: what comes in a second round is seen as such.
      const release = await holdScripts(page);
      await page.goto(`${baseURL}${route}`);
      const pins = await pinsOf(page);
      const named = [...pins.files].sort();
      await expect.poll(() => scripts.length, { timeout: 15_000 }).toBeGreaterThanOrEqual(named.length);
      expect([...scripts].sort(), `${route}: first round`).toEqual(named);

      // The font stands by now: what shifts from here on is the bundles' doing.
      await page.evaluate(() => document.fonts.ready);
      await page.evaluate(
        () =>
          new Promise((resolve) =>
            requestAnimationFrame(() =>
              requestAnimationFrame(() => {
                globalThis.__life.shift = 0;
                resolve(undefined);
              }),
            ),
          ),
      );
      release();
      const life = await waitForLife(page);
      expect(life.alive, `${route} comes to life`).toContain('');
      expect(life.kept, `${route} keeps all server nodes`).toBe(life.served);
      expect(life.shift, `${route} does not shift: ${life.shifted.join(' ')}`).toBe(0);
      expect(life.frozen, route).toBe(0);
      expect(messages, route).toEqual([]);
      expect([...scripts].sort(), `${route}: no second round, each once`).toEqual(named);
      const bare = await page.evaluate(() =>
        [...document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('script[src], link[as=script]')]
          .filter((element) => ('src' in element ? element.src : element.href).includes('/assets/'))
          .filter((element) => !element.integrity.startsWith('sha256-'))
          .map((element) => element.outerHTML),
      );
      expect(bare, `${route}: scripts without integrity`).toEqual([]);
    });
  });

test('a click on a control before it is alive is kept and given back', async ({ browser, baseURL }) => {
  const { page } = await openVisit(browser);
  const release = await holdScripts(page);
  await page.goto(`${baseURL}/projects`);
  await page.getByRole('button', { name: /^Industry/ }).click();
  await expect(page.getByRole('listbox')).toHaveCount(0);
  release();
  await expect(page.getByRole('listbox')).toBeVisible();
  await page.context().close();
});

test('a form that is sent before it is alive is kept and sent then', async ({ browser, baseURL }) => {
  const { page } = await openVisit(browser);
  const release = await holdScripts(page);
  let posted = 0;
  await page.route('**/api/newsletter', (route) => {
    posted += 1;
    return route.fulfill({ json: { success: true, message: 'Thank you for subscribing.' } });
  });
  await page.goto(`${baseURL}/`);
  await page.getByLabel('Email address').fill('early@client.example.com');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await page.getByLabel('Email address').press('Enter');
  release();
  await expect(page.getByText(/Thank you for subscribing/)).toBeVisible();
  expect(posted).toBe(1);
  await page.context().close();
});

test('a jump within a page whose bundle is still on its way stays where it led', async ({
  browser,
  baseURL,
}) => {
  const { page, messages } = await openVisit(browser);
  const release = await holdScripts(page, 'mfe-company');
  await page.goto(`${baseURL}/privacy-policy`);
  await page.waitForFunction(() => globalThis.__life.alive.includes(''));
  const contents = page.getByRole('navigation', { name: 'On this page' });
  await contents.getByRole('link', { name: 'Security', exact: true }).click();
  const heading = page.locator('main').getByRole('heading', { name: 'Security', exact: true });
  await expect(heading).toBeInViewport();
  release();
  const life = await waitForLife(page);
  expect(life.alive).toContain('mfe-company /privacy-policy');
  expect(life.kept).toBe(life.served);
  await expect(heading).toBeInViewport();
  await expect(contents.locator('[aria-current]')).toHaveText('Security');
  expect(messages).toEqual([]);
  await page.context().close();
});

/** The page is there to be read, and its header leads on. */
async function expectReadable(page: Page, heading: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  expect((await page.locator('main').innerText()).length).toBeGreaterThan(500);
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeAttached();
}

test('an error in the header leaves the page as the server wrote it, its menus and links working, its forms closed', async ({
  browser,
  baseURL,
}) => {
  const { page, messages } = await openVisit(browser);
  // The menus ask for it when they come to life.
  await page.addInitScript(() => {
    const matches = Element.prototype.matches;
    Element.prototype.matches = function (this: Element, selector: string) {
      if (selector === ':hover') throw new Error('broken on purpose');
      return matches.call(this, selector);
    } as typeof matches;
  });
  const release = await holdScripts(page);
  await page.goto(`${baseURL}/contact`);
  const heading = await page.locator('main h1').innerText();
  await page.locator('main form textarea').fill('We need a shop.');
  release();
  await expect.poll(() => messages.join('\n')).toContain('broken on purpose');
  await expectReadable(page, heading);
  await expect(page.locator('main form textarea')).toHaveValue('We need a shop.');
  await expect(page.locator('main form').getByText('We couldn’t load this form.')).toBeVisible();
  await page.getByRole('button', { name: 'Services menu' }).click();
  await page.locator('#menu-services').getByRole('link', { name: 'Cybersecurity' }).click();
  await expect(page).toHaveURL(/\/services\/cybersecurity$/);
  await expect(page.locator('main h1')).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
  await page.context().close();
});

test('an extension that moves what React wants to change blanks nothing: the page clicked comes as a document', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openVisit(browser);
  await holdScripts(page, 'mfe-company');
  await page.goto(`${baseURL}/`);
  await page.waitForFunction(() => globalThis.__life.alive.length > 1);
  // Each element of the frame stands in one of the extension's own; the progress bar goes in before one of them.
  await page.evaluate(() => {
    for (const element of [...(document.querySelector('#root > div')?.children ?? [])]) {
      const wrapper = document.createElement('div');
      element.replaceWith(wrapper);
      wrapper.append(element);
    }
  });
  await page.getByRole('banner').locator('a[href="/careers"]:visible').first().click();
  await expectReadable(page, 'Join Our Team');
  await expect(page).toHaveURL(/\/careers$/);
  await page.context().close();
});

test('a page whose words a translator has taken into elements of its own, before and after it came to life, does not go blank', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openVisit(browser);
  await page.addInitScript(() => {
    const translate = () => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const texts: Text[] = [];
      while (walker.nextNode()) texts.push(walker.currentNode as Text);
      for (const text of texts) {
        if (!text.data.trim() || text.parentElement?.closest('script, style, template, font')) continue;
        const outer = document.createElement('font');
        const inner = document.createElement('font');
        text.replaceWith(outer);
        outer.append(inner);
        inner.append(text.data);
      }
    };
    Object.assign(globalThis, { __translate: translate });
    addEventListener('DOMContentLoaded', translate);
  });
  const translate = () =>
    page.evaluate(() => (globalThis as unknown as { __translate(): void }).__translate());
  await page.goto(`${baseURL}/projects`);
  await page.waitForFunction(() => globalThis.__life.alive.length > 1);
  await translate();
  await page.getByRole('button', { name: /^Industry/ }).click();
  await page.getByRole('option').nth(1).click();
  await translate();
  await expectReadable(page, 'Our Projects');
  for (const [path, heading] of [
    ['/careers', 'Join Our Team'],
    ['/contact', 'Get In Touch'],
  ] as const) {
    await page.getByRole('banner').locator(`a[href="${path}"]:visible`).first().click();
    await expectReadable(page, heading);
    await translate();
  }
  await page.goBack();
  await expectReadable(page, 'Join Our Team');
  await page.context().close();
});

test('a page says the same with JavaScript off', async ({ browser, baseURL }) => {
  const said = new Map<string, { readonly words: string; readonly heading: string }>();
  for (const javaScriptEnabled of [false, true])
    await visitEach(
      browser,
      routes,
      { width: 390, still: true, javaScriptEnabled },
      async ({ page }, route) => {
        await page.route(/\.(avif|webp|png|webm|mp4|woff2)$/, (one) => one.abort());
        await page.goto(`${baseURL}${route}`);
        if (javaScriptEnabled) await waitForLife(page);
        // The bot check and its states live by JavaScript alone.
        const words = await page.evaluate(() => {
          const main = document.querySelector('main')?.cloneNode(true) as HTMLElement;
          for (const element of main.querySelectorAll('noscript, form')) element.remove();
          return main.textContent?.replace(/\s+/g, ' ').trim() ?? '';
        });
        expect(words.length, route).toBeGreaterThan(10);
        const now = { words, heading: await page.locator('h1').innerText() };
        if (javaScriptEnabled) expect(now, route).toEqual(said.get(route));
        else said.set(route, now);
      },
    );
});
