import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { company } from 'shared-content/content';
import { kitSamples } from '../shell/site/content/kitSamples';

test('the not-found page shows and logs the attempted path', async ({ page }) => {
  const lines: string[] = [];
  page.on('console', (message) => lines.push(message.text()));
  await page.goto('/about');
  const answer = await page.goto('/nowhere/at-all');
  expect(answer?.status()).toBe(404);
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found');
  await expect(main).toContainText('404');
  await expect(main.locator('code')).toHaveText('/nowhere/at-all');
  expect(lines.join('\n')).toContain('/nowhere/at-all');
  await expect(main.getByRole('link', { name: 'Go Home' })).toHaveAttribute('href', '/');
  await main.getByRole('button', { name: 'Go Back' }).click();
  await expect(page).toHaveURL(/\/about$/);
});

test('the kit page exists on dev servers only, and no build contains it', async ({ page }) => {
  expect((await page.goto('/kit'))?.status()).toBe(404);
  const folder = path.resolve('shell/site/dist');
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.c?js$/.test(file),
  );
  const holding = (words: string) =>
    scripts.filter((file) => readFileSync(path.join(folder, file), 'utf8').includes(words));
  // Proves that this search finds built text, in the browser and the Node build.
  expect(holding(company.tagline).length).toBeGreaterThanOrEqual(2);
  for (const words of [kitSamples.lead, kitSamples.sentence]) expect(holding(words)).toEqual([]);
});
