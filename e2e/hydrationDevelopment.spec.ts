import { expect, test } from '@playwright/test';
import { routes } from './routes';
import { waitForLife } from './visit';
import { visitEach } from './visitEach';

const url = `http://localhost:${process.env.E2E_DEVELOPMENT_PORT ?? 4391}`;

test("every route hydrates in React's development build without a message or a replaced node", async ({
  browser,
}) => {
  await visitEach(browser, routes, {}, async ({ page, messages }, route) => {
    await page.goto(`${url}${route}`);
    const life = await waitForLife(page, 30_000);
    expect(life.alive.length, `${route} comes to life`).toBeGreaterThan(0);
    expect(messages, route).toEqual([]);
    expect(life.kept, `${route} keeps all server nodes`).toBe(life.served);
  });
});
