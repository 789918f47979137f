import { createHash } from 'node:crypto';
import { runInNewContext } from 'node:vm';
import { type Page, type Route, expect, test } from '@playwright/test';
import { company } from '../shared-content/content';
import { type SectionEntry, sectionOwning, sections } from '../shared-content/federation';
import { routes } from './routes';
import { openVisit, sideBySide } from './visit';

const integrityOf = (body: string) => `sha384-${createHash('sha384').update(body).digest('base64')}`;

/** Serves other code for a script and lets the document pin it: a bundle that is broken, not tampered with. */
async function republish(page: Page, script: RegExp, change: (code: string) => string): Promise<void> {
  const bodies = new Map<string, string>();
  await page.route(script, async (route) => {
    const path = new URL(route.request().url()).pathname;
    await route.fulfill({ contentType: 'text/javascript', body: bodies.get(path) ?? '' });
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
      for (const match of new Set(html.match(/\/assets\/[^"]+?\.js(?=":")/g) ?? [])) {
        if (!script.test(match)) continue;
        const code = await (await page.request.get(new URL(match, route.request().url()).href)).text();
        const body = change(code);
        bodies.set(match, body);
        html = html.replaceAll(integrityOf(code), integrityOf(body));
      }
      return route.fulfill({ response: answer, body: html });
    },
  );
}

/** A page's chunk whose modules export nothing but components that throw. */
function throwingChunk(code: string): string {
  const pushed: [unknown[], Record<string, unknown>][] = [];
  const global = new Proxy({} as Record<string, unknown>, {
    get: (_target, name) =>
      String(name).startsWith('webpackChunk') ? { push: (chunk: never) => pushed.push(chunk) } : undefined,
    set: () => true,
  });
  runInNewContext(code, { self: global });
  const [ids, modules] = pushed[0] ?? [[], {}];
  const name = /self\.?\[?"?(webpackChunk\w+)/.exec(code)?.[1] ?? '';
  const broken = `(m)=>{m.exports=new Proxy({__esModule:true},{get:(t,k)=>k==="__esModule"?true:k==="then"?undefined:function(){throw new Error("broken on purpose")}})}`;
  const entries = Object.keys(modules).map((id) => `${JSON.stringify(id)}:${broken}`);
  return `(self.${name}=self.${name}||[]).push([${JSON.stringify(ids)},{${entries.join(',')}}])`;
}

const entryOf = ({ name }: SectionEntry) => new RegExp(`/assets/${name}/[^/]+/remoteEntry\\.js`);
const chunksOf = ({ name }: SectionEntry) => new RegExp(`/assets/${name}/[^/]+/(?!remoteEntry).+\\.js`);
const pageChunkOf = (section: SectionEntry, path: string) =>
  new RegExp(
    `/assets/${section.name}/[^/]+/${path.slice(1).replaceAll('/', '.').replaceAll('.', '\\.')}\\.[0-9a-f]+\\.js`,
  );

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

for (const [way, breakIt] of Object.entries(ways))
  test(`${way}: each page is readable on first load and the header works`, async ({ browser, baseURL }) => {
    test.setTimeout(300_000);
    await sideBySide(routes, 5, async (path) => {
      const section = sectionOwning(path) ?? sections.find(({ name }) => name === 'mfe-contact');
      if (!section) throw new Error('no section');
      const { page } = await openVisit(browser, { width: 390, still: true });
      // What is looked at are words and controls.
      await page.route(/\.(avif|webp|png|webm|mp4)$/, (route) => route.abort());
      await breakIt(page, section, path);
      await page.goto(`${baseURL}${path}`);
      await page.waitForFunction(() => globalThis.__life.alive.includes(''), undefined, { timeout: 20_000 });
      // Three attempts with their waits are over after about two seconds.
      if (way !== 'server not answering')
        await expect(page.locator('[data-part]').first(), path).toHaveAttribute('data-frozen', '', {
          timeout: 20_000,
        });
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
      await page.context().close();
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
    await expect(form.getByText('This form could not be loaded.')).toBeVisible();
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
    await page.getByRole('banner').locator(`a[href="${target}"]:visible`).first().click();
    await expect(page).toHaveURL(new RegExp(`${target}$`), { timeout: 20_000 });
    await expect(page.locator('[data-frozen]')).toHaveCount(1, { timeout: 20_000 });
    await expect(page.locator('main h1')).toBeVisible();
    // A link within the frozen page is a plain link.
    await page.locator('main a[href^="/"]').first().click();
    await expect(page.locator('main h1')).toBeVisible();
    await page.context().close();
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
