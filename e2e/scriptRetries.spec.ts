import { type Route, expect, test } from '@playwright/test';
import { company } from 'shared-content/content';
import { abort404, tamper } from './brokenScripts';
import { openVisit, startReact } from './visit';
import { sideBySide } from './visitEach';

/** The shell's own scripts that a route needs, by name without hash. */
const shellScripts = ['v-react', 'main'];

const shellWays: Record<string, (route: Route, time: number) => Promise<unknown>> = {
  dead: abort404,
  hanging: () => new Promise(() => {}),
  tampered: tamper,
  'failing once': (route, time) => (time === 0 ? abort404(route) : route.continue()),
  'hanging once': (route, time) => (time === 0 ? new Promise(() => {}) : route.continue()),
};

for (const [way, answer] of Object.entries(shellWays))
  test(`a shell script that is ${way} is retried under another URL, without lost input`, async ({
    browser,
    baseURL,
  }) => {
    const paths = ['/services/ai-ml', '/contact', '/'];
    // Every pair in the simplest way, single ones in the others.
    const cases = paths.flatMap((path, at) =>
      shellScripts
        .filter((_, index) => way === 'dead' || at % shellScripts.length === index)
        .map((script) => ({ script, path })),
    );
    await sideBySide(cases, 3, async ({ script, path }) => {
      const which = `${script} on ${path}`;
      const { page } = await openVisit(browser, { width: 390, motionless: true });
      await page.route(/\.(avif|webp|png|webm|mp4)$/, (route) => route.abort());
      const asked: string[] = [];
      await page.route(new RegExp(`/assets/shell/[^/]+/${script}\\.`), (route) => {
        // Not what is fetched ahead, or compared with its hash.
        if (route.request().resourceType() === 'fetch') return route.continue();
        asked.push(new URL(route.request().url()).search);
        return answer(route, asked.length - 1);
      });
      // The timeouts are twenty seconds each, so the page's clock is moved forward instead.
      await page.clock.install();
      await page.goto(`${baseURL}${path}`);
      const form = page.locator('main form').first();
      const hasForm = path !== '/services/ai-ml';
      const sent = path === '/' && way === 'hanging';
      if (hasForm) await form.getByRole('textbox').first().fill('early@client.example.com');
      if (sent) await form.getByRole('button', { name: 'Sign Up' }).click();
      const line = form.getByText('This form didn’t load.');
      const until = (there: () => boolean | Promise<boolean>) =>
        expect
          .poll(
            async () => {
              if (await there()) return true;
              if (way.startsWith('hanging')) await page.clock.fastForward(20_500);
              return false;
            },
            // Between two leaps of the clock a request needs time to be sent.
            { message: which, intervals: [way.startsWith('hanging') ? 1_000 : 100], timeout: 60_000 },
          )
          .toBe(true);
      // A page without a form requests it at its visitor's first sign of interaction.
      await startReact(page);
      await until(() => Boolean(asked.at(-1)?.startsWith('?')));
      if (way.endsWith('once')) {
        await page.waitForFunction(() => globalThis.__hydration.alive.length > 1);
        await expect(page.locator('#root').getByText('This form didn’t load.'), which).toHaveCount(0);
      } else if (hasForm) {
        await until(() => line.isVisible());
        if (sent) await expect(line, which).toBeFocused();
        await expect(form.getByRole('link', { name: company.email })).toBeVisible();
        await expect(form.getByRole('textbox').first()).toHaveValue('early@client.example.com');
        const button = form.getByRole('button', { name: /^(Send|Sign)/ });
        await (path === '/contact' ? expect(button).toBeEnabled() : expect(button).toBeDisabled());
      }
      // A preload that fails does not count as a try.
      const tries = asked.slice(asked.lastIndexOf(''));
      expect(tries[0], which).toBe('');
      expect(tries.slice(1), which).toEqual(tries.slice(1).map(() => expect.stringMatching(/^\?\d+$/)));
      if (way.endsWith('once')) expect(tries, which).toHaveLength(2);
      else if (hasForm) expect(tries, which).toHaveLength(3);
      await expect(page.locator('main h1')).toBeVisible();
      await page.context().close();
    });
  });
