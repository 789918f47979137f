import { expect, test } from '@playwright/test';
import { routes } from './routes';
import { openVisit, sideBySide, waitForLife } from './visit';

const url = `http://localhost:${process.env.E2E_DEVELOPMENT_PORT ?? 4391}`;

test("every route hydrates in React's development build without a message or a replaced node", async ({
  browser,
}) => {
  await sideBySide(routes, 3, async (route) => {
    const { page, messages } = await openVisit(browser);
    await page.goto(`${url}${route}`);
    const life = await waitForLife(page, 30_000);
    expect(life.alive.length, `${route} comes to life`).toBeGreaterThan(0);
    expect(messages, route).toEqual([]);
    expect(life.kept, `${route} keeps all server nodes`).toBe(life.served);
    await page.context().close();
  });
});
