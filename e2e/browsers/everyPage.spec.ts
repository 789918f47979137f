import { expect } from '@playwright/test';
import { kinds, routes } from '../routes';
import { shownBy } from './shownBy';
import { test } from './test';

// Nightly runs take all pages.
const walks = [
  { title: 'a page of each kind', paths: kinds },
  { title: 'every page @nightly', paths: routes },
];

for (const { title, paths } of walks)
  test(
    `${title} hydrates without faults, keeps its nodes, and fits a phone’s and a desktop’s window`,
    shownBy('hydration'),
    async ({ visitor }) => {
      for (const path of paths) {
        await visitor.resize(390);
        await visitor.open(path);
        await visitor.untilAlive();
        const { served, kept, frozen, headings } = await visitor.evaluate(() => ({
          served: globalThis.__recorded.served.length,
          kept: globalThis.__recorded.kept,
          frozen: document.querySelectorAll('[data-frozen]').length,
          headings: document.querySelectorAll('h1').length,
        }));
        expect(await visitor.faults(), path).toEqual([]);
        expect(served, path).toBeGreaterThan(50);
        expect(kept, `${path} keeps all server nodes`).toBe(served);
        expect(frozen, path).toBe(0);
        expect(headings, path).toBe(1);
        for (const width of [390, 1280]) {
          await visitor.resize(width);
          const sideways = await visitor.evaluate(
            () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
          );
          expect(sideways, `${path} scrolls sideways at ${width} px`).toBe(0);
        }
      }
    },
  );

test('elements of the header do not overlap on phones', async ({ visitor }) => {
  await visitor.open('/blog');
  await visitor.untilAlive();
  for (const width of [320, 360, 375, 390, 393, 400, 430]) {
    await visitor.resize(width);
    const { gap, right } = await visitor.evaluate(() => {
      const words = document.createRange();
      words.selectNodeContents(document.querySelector('header .brand') as Element);
      const button = document.querySelector('header .mobile > a') as Element;
      const menu = document.querySelector('header summary') as Element;
      return {
        gap: button.getBoundingClientRect().left - words.getBoundingClientRect().right,
        right: document.documentElement.clientWidth - menu.getBoundingClientRect().right,
      };
    });
    expect(gap, `between name and button at ${width} px`).toBeGreaterThanOrEqual(4);
    expect(right, `beside the menu at ${width} px`).toBeGreaterThanOrEqual(12);
  }
});
