import type { Browser, Page } from '@playwright/test';
import type { Interaction } from '../results';
import { nearby, noteAlive, openThrottled, phone, whenAlive } from './throttled';

interface Done {
  readonly name: string;
  readonly route: string;
  readonly act: (page: Page) => Promise<void>;
}

/** Visitors' actions, found by role. Each is measured on a fresh page that has hydrated. */
const interactions: readonly Done[] = [
  {
    name: 'menu',
    route: '/about',
    act: async (page) => {
      const opener = page.locator('header summary, header button').filter({ visible: true }).first();
      await opener.tap();
      await page.waitForTimeout(400);
      await page.locator('header nav summary').filter({ visible: true }).first().tap();
      await page.waitForTimeout(400);
      await opener.tap();
    },
  },
  {
    name: 'filter',
    route: '/projects',
    act: async (page) => {
      await page.getByRole('button', { name: /^Technology / }).tap();
      await page.waitForTimeout(400);
      await page.getByRole('option').nth(2).tap();
    },
  },
  {
    name: 'accordion',
    route: '/',
    act: async (page) => {
      const questions = page
        .locator('main summary, main h3 > button[aria-expanded]')
        .filter({ visible: true });
      await questions.nth(1).scrollIntoViewIfNeeded();
      await page.waitForTimeout(600);
      await questions.nth(1).tap();
      await page.waitForTimeout(400);
      await questions.nth(0).tap();
    },
  },
  {
    name: 'typing',
    route: '/contact',
    act: async (page) => {
      const field = page.locator('main form').getByRole('textbox').first();
      await field.scrollIntoViewIfNeeded();
      await page.waitForTimeout(600);
      await field.tap();
      await page.waitForTimeout(300);
      await page.keyboard.type('Nasrin Akter', { delay: 120 });
    },
  },
  {
    name: 'overlay',
    route: '/about',
    act: async (page) => {
      const member = page.locator('main').getByRole('button', { name: 'Dr. Rezwana Moyeen' });
      await member.scrollIntoViewIfNeeded();
      await page.waitForTimeout(600);
      await member.tap();
      await page.waitForTimeout(600);
      await page.getByRole('button', { name: 'Close profile' }).tap();
    },
  },
  {
    name: 'card',
    route: '/projects',
    act: async (page) => {
      const card = page.locator('main [data-card]').first();
      await card.scrollIntoViewIfNeeded();
      await page.waitForTimeout(600);
      // A tap on a card shows its mockup and opens the project in another tab, which stays empty here.
      await page.context().route(/^https:\/\/(?!localhost)/, (route) => route.fulfill({ body: '' }));
      await card.getByRole('link').first().tap();
      await page.waitForTimeout(200);
    },
  },
];

declare global {
  var __longest: number;
}

interface EventTiming extends PerformanceEntry {
  readonly interactionId: number;
}

/** Longest interaction of each kind, on a phone at a quarter of the processor's speed. */
export async function measureInteractions(browser: Browser, origin: string): Promise<Interaction[]> {
  const found: Interaction[] = [];
  for (const { name, route, act } of interactions) {
    const { page, context } = await openThrottled(browser, phone, nearby);
    try {
      await noteAlive(page);
      await page.goto(origin + route, { timeout: 60_000 });
      await whenAlive(page);
      await page.waitForTimeout(1_000);
      await page.evaluate(() => {
        globalThis.__longest = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries() as EventTiming[])
            if (entry.interactionId > 0 && entry.duration > globalThis.__longest)
              globalThis.__longest = entry.duration;
        }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
      });
      await act(page);
      await page.waitForTimeout(800);
      // Interactions shorter than the observer's threshold count as 16.
      found.push({ name, route, ms: Math.max(16, await page.evaluate(() => globalThis.__longest)) });
    } finally {
      await context.close();
    }
  }
  return found;
}
