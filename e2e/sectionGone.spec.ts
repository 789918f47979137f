import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { type Page, type Route, expect, test } from '@playwright/test';
import { company } from '../shared-content/content';
import { type SectionEntry, chunkOf, sectionOwning, sections } from 'shared-content/federation';
import { routes } from './routes';
import { openVisit, sideBySide, visitEach, waitForLife } from './visit';

const integrityOf = (body: string) => `sha256-${createHash('sha256').update(body).digest('base64')}`;

/** Serves other code for a script and lets the document pin it: a bundle that is broken, not tampered with. */
async function republish(page: Page, script: RegExp, change: (code: string) => string): Promise<void> {
  const bodies = new Map<string, string>();
  await page.route(/\/assets\/.+\.js/, async (route) => {
    const path = new URL(route.request().url()).pathname;
    const body = bodies.get(path);
    await (body === undefined ? route.fallback() : route.fulfill({ contentType: 'text/javascript', body }));
  });
  await page.route(
    (url) =>
      !url.pathname.startsWith('/assets/') &&
      !url.pathname.startsWith('/api/') &&
      url.hostname === 'localhost',
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const answer = await route.fetch();
      let html = await answer.text();
      const pinned = [...new Set(html.match(/\/assets\/[^"]+?\.js(?=":")/g) ?? [])];
      const codeOf = async (url: string) =>
        (await page.request.get(new URL(url, route.request().url()).href)).text();
      const hashes: [string, string][] = [];
      for (const match of pinned.filter((url) => script.test(url))) {
        const code = await codeOf(match);
        const body = change(code);
        bodies.set(match, body);
        hashes.push([integrityOf(code), integrityOf(body)]);
      }
      // A section's entry has the hashes of its chunks, and the document that of the entry.
      for (const entry of pinned.filter((url) => url.endsWith('/remoteEntry.js') && !bodies.has(url))) {
        const code = await codeOf(entry);
        const body = hashes.reduce(
          (text, [from, to]) => text.replaceAll(from.slice('sha256-'.length), to.slice('sha256-'.length)),
          code,
        );
        if (body === code) continue;
        bodies.set(entry, body);
        hashes.push([integrityOf(code), integrityOf(body)]);
      }
      for (const [from, to] of hashes) html = html.replaceAll(from, to);
      return route.fulfill({ response: answer, body: html });
    },
  );
}

/** A page's chunk whose modules export nothing but components that throw. */
function throwingChunk(code: string): string {
  const pushed: [unknown[], Record<string, unknown>][] = [];
  const global = new Proxy({} as Record<string, unknown>, {
    get: (_target, name) =>
      String(name).startsWith('w_') ? { push: (chunk: never) => pushed.push(chunk) } : undefined,
    set: () => true,
  });
  runInNewContext(code, { self: global });
  const [ids, modules] = pushed[0] ?? [[], {}];
  const name = /self\.?\[?"?(w_\w+)/.exec(code)?.[1] ?? '';
  const broken = `(m)=>{m.exports=new Proxy({__esModule:true},{get:(t,k)=>k==="__esModule"?true:k==="then"?undefined:function(){throw new Error("broken on purpose")}})}`;
  const entries = Object.keys(modules).map((id) => `${JSON.stringify(id)}:${broken}`);
  return `(self.${name}=self.${name}||[]).push([${JSON.stringify(ids)},{${entries.join(',')}}])`;
}

const entryOf = ({ name }: SectionEntry) => new RegExp(`/assets/${name}/[^/]+/remoteEntry\\.js`);
const chunksOf = ({ name }: SectionEntry) => new RegExp(`/assets/${name}/[^/]+/(?!remoteEntry).+\\.js`);
const pageChunkOf = (section: SectionEntry, path: string) =>
  new RegExp(`/assets/${section.name}/[^/]+/${chunkOf(path).replaceAll('.', '\\.')}\\.js`);

const abort404 = (route: Route) => route.fulfill({ status: 404, body: 'gone' });

const ways: Record<string, (page: Page, section: SectionEntry, path: string) => Promise<unknown>> = {
  'bundle missing': (page, section) => page.route(entryOf(section), abort404),
  'chunks missing': (page, section) => page.route(chunksOf(section), abort404),
  'wrong integrity': (page, section) =>
    page.route(entryOf(section), async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()}\n// tampered` });
    }),
  'server not answering': (page, section) => page.route(entryOf(section), () => new Promise(() => {})),
  'bundle that throws at start': (page, section) =>
    republish(page, entryOf(section), () => 'throw new Error("broken on purpose")'),
  'page that throws while rendering': (page, section, path) =>
    republish(page, path === '/' ? chunksOf(section) : pageChunkOf(section, path), throwingChunk),
};

/** What breaks a section's bundle breaks all of its pages alike: one page below each prefix, and Home, stand for them. */
const breaksEachPageAlike = new Set([
  'chunks missing',
  'wrong integrity',
  'server not answering',
  'bundle that throws at start',
]);
const firstPages = ['/', ...sections.flatMap(({ prefixes }) => prefixes)];

for (const [way, breakIt] of Object.entries(ways))
  test(`${way}: each page is readable on first load and the header works`, async ({ browser, baseURL }) => {
    const paths = breaksEachPageAlike.has(way) ? firstPages : routes;
    await visitEach(browser, paths, { width: 390, still: true }, async ({ page }, path) => {
      const section = sectionOwning(path) ?? sections.find(({ name }) => name === 'mfe-contact');
      if (!section) throw new Error('no section');
      // What is looked at are words and controls.
      await page.route(/\.(avif|webp|png|webm|mp4)$/, (route) => route.abort());
      await breakIt(page, section, path);
      await page.goto(`${baseURL}${path}`);
      await page.waitForFunction(() => globalThis.__life.alive.includes(''), undefined, { timeout: 20_000 });
      // Three attempts with their waits are over after about two seconds.
      if (way !== 'server not answering')
        await expect(page.locator(`[data-part^="${section.name} "]`), path).toHaveAttribute(
          'data-frozen',
          '',
          {
            timeout: 20_000,
          },
        );
      const words = await page.evaluate(() => globalThis.__life.words);
      expect(words, path).toBeGreaterThan(10);
      expect(
        (await page.locator('main').textContent())?.length,
        `${path} keeps its text`,
      ).toBeGreaterThanOrEqual(words * 0.98);
      await expect(page.locator('main h1')).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toHaveCount(0);
      await expect(
        page
          .getByRole('banner')
          .getByRole('link', { name: /Shapla/ })
          .first(),
      ).toBeVisible();
    });
  });

test('a form whose section is gone is closed, and says how to reach the company instead', async ({
  browser,
  baseURL,
}) => {
  for (const path of ['/contact', '/']) {
    const { page } = await openVisit(browser);
    await page.route(/\/assets\/mfe-contact\/[^/]+\/remoteEntry\.js/, abort404);
    await page.goto(`${baseURL}${path}`);
    const form = page.locator('main form').first();
    await expect(form.getByText('We couldn’t load this form.')).toBeVisible();
    await expect(form.getByRole('link', { name: company.email })).toHaveAttribute(
      'href',
      `mailto:${company.email}`,
    );
    await expect(form.getByRole('link', { name: company.phone.label })).toHaveAttribute(
      'href',
      company.phone.href,
    );
    await expect(form.getByRole('button', { name: /^(Send|Sign)/ })).toBeDisabled();
    await page.context().close();
  }
});

const tampered = async (route: Route) => {
  const answer = await route.fetch();
  await route.fulfill({ response: answer, body: `${await answer.text()}\nglobalThis.tampered = true;` });
};

for (const section of sections)
  test(`a click into ${section.name} with tampered chunks runs none of them and ends on the readable document`, async ({
    browser,
    baseURL,
  }) => {
    const { page } = await openVisit(browser);
    await page.route(chunksOf(section), tampered);
    await page.goto(`${baseURL}${section.name === 'mfe-company' ? '/projects' : '/blog'}`);
    await page.waitForFunction(() => globalThis.__life.alive.length > 1);
    const target = section.prefixes[0] ?? '';
    const asked = page.waitForResponse(chunksOf(section));
    await page.locator('header, footer').locator(`a[href="${target}"]:visible`).first().click();
    await asked;
    await expect(page).toHaveURL(new RegExp(`${target}$`), { timeout: 20_000 });
    await expect(page.locator('[data-frozen]')).toHaveCount(1, { timeout: 20_000 });
    await expect(page.locator('main h1')).toBeVisible();
    expect(await page.evaluate(() => 'tampered' in globalThis)).toBe(false);
    await page.context().close();
  });

for (const section of sections)
  test(`a click into ${section.name} with its bundle missing ends on the readable document`, async ({
    browser,
    baseURL,
  }) => {
    const { page } = await openVisit(browser);
    await page.route(entryOf(section), abort404);
    // A page of another section, whose own bundles are not touched.
    await page.goto(`${baseURL}${section.name === 'mfe-company' ? '/projects' : '/blog'}`);
    await page.waitForFunction(() => globalThis.__life.alive.length > 1);
    const target = section.prefixes[0] ?? '';
    await page.locator('header, footer').locator(`a[href="${target}"]:visible`).first().click();
    await expect(page).toHaveURL(new RegExp(`${target}$`), { timeout: 20_000 });
    await expect(page.locator('[data-frozen]')).toHaveCount(1, { timeout: 20_000 });
    await expect(page.locator('main h1')).toBeVisible();
    // A link within the frozen page is a plain link.
    await page.locator('main a[href^="/"]').first().click();
    await expect(page.locator('main h1')).toBeVisible();
    await page.context().close();
  });

test('a section that fails or hangs late moves nobody who has gone elsewhere, and costs no typed text', async ({
  browser,
  baseURL,
}) => {
  for (const way of ['dead', 'hanging'] as const) {
    const { page } = await openVisit(browser);
    await page.route(/\/assets\/mfe-services\//, way === 'dead' ? abort404 : () => new Promise(() => {}));
    await page.goto(`${baseURL}/contact`);
    await waitForLife(page);
    const header = page.getByRole('banner');
    await page.locator('main form textarea').fill('We need a shop.');
    await header.locator('a[href="/services"]:visible').first().click();
    await expect(page).toHaveURL(/\/services$/);
    await expect(page.getByRole('progressbar')).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('progressbar')).toHaveCount(0);
    // Longer than a click waits for a section and its document together.
    await page.waitForTimeout(5_000);
    await expect(page).toHaveURL(/\/contact$/);
    await expect(page.locator('main form textarea')).toHaveValue('We need a shop.');
    await page.context().close();
  }
});

test('a click into a section that hangs is answered by its document within four seconds, with query and part', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openVisit(browser);
  await page.route(/\/assets\/mfe-contact\//, () => new Promise(() => {}));
  await page.goto(`${baseURL}/careers`);
  await waitForLife(page);
  const asked = page.waitForRequest((request) => request.isNavigationRequest());
  const apply = page.locator('main a[href^="/contact?job="]').first();
  const href = (await apply.getAttribute('href')) ?? '';
  await apply.scrollIntoViewIfNeeded();
  // Counted in the page, whose clock stands when the machine is busy elsewhere.
  await page.evaluate(() => {
    addEventListener('click', () => sessionStorage.setItem('clicked', String(Date.now())), true);
    addEventListener('pagehide', () => sessionStorage.setItem('left', String(Date.now())));
  });
  await apply.click();
  expect(new URL((await asked).url()).search).toBe(new URL(href, baseURL).search);
  await expect(page.getByRole('heading', { level: 1, name: 'Get In Touch' })).toBeVisible();
  expect(page.url()).toBe(new URL(href, baseURL).href);
  expect(await page.evaluate(() => scrollY)).toBe(0);
  const waited = await page.evaluate(
    () => Number(sessionStorage.getItem('left')) - Number(sessionStorage.getItem('clicked')),
  );
  expect(waited).toBeGreaterThan(2_500);
  expect(waited, 'with room for a busy machine').toBeLessThan(6_000);

  // With a part in the address the document opens there.
  await page.unrouteAll({ behavior: 'ignoreErrors' });
  await page.route(/\/assets\/mfe-company\//, abort404);
  await page.goto(`${baseURL}/projects`);
  await waitForLife(page);
  await page.evaluate(() => {
    history.pushState({ key: 'part', idx: 9 }, '', '/privacy-policy#security');
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }));
  });
  await expect(page.locator('[data-frozen]')).toBeAttached();
  expect(page.url()).toMatch(/\/privacy-policy#security$/);
  await expect(page.locator('#security')).toBeInViewport();
  await page.context().close();
});

test('what a visitor typed while the bundle did not come stays, and a form that was sent says why it cannot', async ({
  browser,
  baseURL,
}) => {
  const { page } = await openVisit(browser);
  let give = (): void => {};
  const gate = new Promise<void>((resolve) => (give = resolve));
  await page.route(/\/assets\/mfe-contact\/[^/]+\/remoteEntry\.js/, async (route) => {
    await gate;
    await abort404(route);
  });
  await page.goto(`${baseURL}/`);
  await page.getByLabel('Email address').fill('early@client.example.com');
  await page.getByRole('button', { name: 'Sign Up' }).click();
  give();
  await expect(page.locator('main form').getByText('We couldn’t load this form.')).toBeFocused();
  await expect(page.getByLabel('Email address')).toHaveValue('early@client.example.com');
  await page.context().close();
});

/** The shell's own scripts that a route needs, by their names without hash. */
const shellScripts = ['v-react', 'main'];

const shellWays: Record<string, (route: Route, time: number) => Promise<unknown>> = {
  dead: abort404,
  hanging: () => new Promise(() => {}),
  tampered: async (route) => {
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: `${await answer.text()}\n// tampered` });
  },
  'failing once': (route, time) => (time === 0 ? abort404(route) : route.continue()),
  'hanging once': (route, time) => (time === 0 ? new Promise(() => {}) : route.continue()),
};

for (const [way, answer] of Object.entries(shellWays))
  test(`a script of the shell that is ${way}: asked for once more under another URL, and no form swallows a word`, async ({
    browser,
    baseURL,
  }) => {
    const paths = ['/services/ai-ml', '/contact', '/'];
    // Each with each in the plainest way, one by one in the others.
    const cases = paths.flatMap((path, at) =>
      shellScripts
        .filter((_, index) => way === 'dead' || at % shellScripts.length === index)
        .map((script) => ({ script, path })),
    );
    await sideBySide(cases, 3, async ({ script, path }) => {
      const which = `${script} on ${path}`;
      const { page } = await openVisit(browser, { width: 390, still: true });
      await page.route(/\.(avif|webp|png|webm|mp4)$/, (route) => route.abort());
      const asked: string[] = [];
      await page.route(new RegExp(`/assets/shell/[^/]+/${script}\\.`), (route) => {
        asked.push(new URL(route.request().url()).search);
        return answer(route, asked.length - 1);
      });
      // The limits are twenty seconds each; the page's clock is put forward instead of waiting.
      await page.clock.install();
      await page.goto(`${baseURL}${path}`);
      const form = page.locator('main form').first();
      const hasForm = path !== '/services/ai-ml';
      const sent = path === '/' && way === 'hanging';
      if (hasForm) await form.getByRole('textbox').first().fill('early@client.example.com');
      if (sent) await form.getByRole('button', { name: 'Sign Up' }).click();
      const line = form.getByText('We couldn’t load this form.');
      const until = (there: () => boolean | Promise<boolean>) =>
        expect
          .poll(
            async () => {
              if (await there()) return true;
              if (way.startsWith('hanging')) await page.clock.fastForward(20_500);
              return false;
            },
            { message: which, intervals: [1_000], timeout: 60_000 },
          )
          .toBe(true);
      await until(() => asked.length > 1);
      if (way.endsWith('once')) {
        await page.waitForFunction(() => globalThis.__life.alive.length > 1);
        await expect(page.locator('#root').getByText('We couldn’t load this form.'), which).toHaveCount(0);
      } else if (hasForm) {
        await until(() => line.isVisible());
        if (sent) await expect(line, which).toBeFocused();
        await expect(form.getByRole('link', { name: company.email })).toBeVisible();
        await expect(form.getByRole('textbox').first()).toHaveValue('early@client.example.com');
        await expect(form.getByRole('button', { name: /^(Send|Sign)/ })).toBeDisabled();
      }
      expect(asked, which).toEqual(['', expect.stringMatching(/^\?\d+$/)]);
      await expect(page.locator('main h1')).toBeVisible();
      await page.context().close();
    });
  });

test('a section script that fails once is had under another URL', async ({ browser, baseURL }) => {
  for (const script of [entryOf, chunksOf]) {
    const { page } = await openVisit(browser);
    const asked = new Map<string, string[]>();
    const section = sections.find(({ name }) => name === 'mfe-company') as SectionEntry;
    await page.route(script(section), (route) => {
      const { pathname, search } = new URL(route.request().url());
      const searches = asked.get(pathname) ?? [];
      asked.set(pathname, [...searches, search]);
      // A copy in a cache is the same whenever it is asked for by the same URL.
      return search === ''
        ? route.fulfill({ contentType: 'text/javascript', body: '// corrupted' })
        : route.continue();
    });
    await page.goto(`${baseURL}/careers`);
    const life = await waitForLife(page);
    expect(life.alive).toContain('mfe-company /careers');
    expect(life.frozen).toBe(0);
    expect(asked.size).toBeGreaterThan(0);
    await page.context().close();
  }
});

test('when neither bundle nor document can be had, the error surface stands in an intact frame and retries', async ({
  browser,
  baseURL,
}) => {
  const { page, messages } = await openVisit(browser);
  await page.goto(`${baseURL}/blog`);
  await page.waitForFunction(() => globalThis.__life.alive.length > 1);
  await page.route('**/assets/mfe-portfolio/**', abort404);
  await page.route('**/projects', (route) => route.abort());
  await page.getByRole('banner').locator('a[href="/projects"]').first().click();
  await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible({
    timeout: 20_000,
  });
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  expect(messages.some((message) => message.includes('mfe-portfolio /projects'))).toBe(true);
  await page.unroute('**/assets/mfe-portfolio/**');
  await page.unroute('**/projects');
  await page.getByRole('button', { name: 'Try Again' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Our Projects' })).toBeVisible({
    timeout: 20_000,
  });
  await page.context().close();
});
