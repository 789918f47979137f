import { expect } from '@playwright/test';
import { shownBy } from './shownBy';
import { test } from './test';
import type { Visitor } from './Visitor';

/** Daytime runs need only one width. */
const night = (width: number) => (width === 390 ? '' : ' @nightly');

async function untilAtPlace(visitor: Visitor, selector: string, words: string, top: number) {
  await expect
    .poll(async () => Math.abs(((await visitor.find(selector, words))?.top ?? Number.NaN) - top))
    .toBeLessThanOrEqual(2);
}

for (const width of [390, 1280])
  test(`one question at most is open, all clients show and hide again, and what is pressed keeps its place, at ${width} px${night(width)}`, async ({
    visitor,
  }) => {
    await visitor.resize(width);
    await visitor.open('/');
    await visitor.untilAlive();
    const questions = 'details[name] > summary';
    const [first = '', third = ''] = await visitor.evaluate(
      (selector) =>
        [...document.querySelectorAll(`main ${selector}`)]
          .filter((_, index) => index % 2 === 0)
          .map(({ textContent }) => textContent ?? ''),
      questions,
    );
    await visitor.tap(`main ${questions}`, first);
    await visitor.until(
      'it is open',
      () => document.querySelectorAll('main details[name][open]').length === 1,
    );
    const { top } = await visitor.tap(`main ${questions}`, third);
    await visitor.until(
      'the other one is open alone',
      (words) => {
        const open = [...document.querySelectorAll('main details[name][open] > summary')];
        return open.length === 1 && open[0]?.textContent === words;
      },
      third,
    );
    await untilAtPlace(visitor, `main ${questions}`, third, top);
    await visitor.press('Enter');
    await visitor.until('it collapses', () => !document.querySelector('main details[name][open]'));

    const logos = () =>
      visitor.evaluate(
        () =>
          [...document.querySelectorAll('section[aria-labelledby="clients"] img')].filter(
            (logo) => logo.getBoundingClientRect().height > 0,
          ).length,
      );
    await visitor.tap('main summary', 'Show More');
    await expect.poll(logos).toBeGreaterThanOrEqual(50);
    const isBelow = await visitor.evaluate(() => {
      const section = document.querySelector('section[aria-labelledby="clients"]')!;
      const top = section.querySelector('summary')!.getBoundingClientRect().top;
      return [...section.querySelectorAll('ul')].every((list) => list.getBoundingClientRect().bottom < top);
    });
    expect(isBelow, 'the button stands below the logos').toBe(true);
    const less = await visitor.tap('main summary', 'Show Less');
    await expect.poll(logos).toBe(12);
    await untilAtPlace(visitor, 'main summary', 'Show More', less.top);
    expect(await visitor.faults()).toEqual([]);
  });

test('the film plays, pauses and plays again', shownBy('heroFilm'), async ({ visitor }) => {
  await visitor.open('/');
  await visitor.untilAlive();
  const state = (paused: boolean) =>
    visitor.until(
      paused ? 'the film stands' : 'the film runs',
      (expected) => {
        const film = document.querySelector('video');
        return Boolean(film && film.currentTime > 0 && film.paused === expected);
      },
      paused,
    );
  await state(false);
  await visitor.tap('button[aria-label="Pause background video"]');
  await state(true);
  await visitor.tap('button[aria-label="Play background video"]');
  await state(false);
  expect(await visitor.faults()).toEqual([]);
});

test('a drawing under the policy of assets looks like the same bytes without a policy', async ({
  visitor,
}) => {
  await visitor.open('/');
  await visitor.evaluate(() => {
    const image = (src: string) =>
      new Promise<HTMLImageElement>((resolve, reject) => {
        const one = new Image();
        one.addEventListener('load', () => resolve(one));
        one.addEventListener('error', () => reject(new Error(`${src} does not load`)));
        one.src = src;
        // In view: Firefox stops the movement of a drawing that nobody sees, in the middle of it.
        one.style.cssText = 'position: fixed; inset: 0 auto auto 0; width: 120px; z-index: 999';
        document.body.append(one);
      });
    const pixels = (drawing: HTMLImageElement) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 120, height: 120 });
      const context = canvas.getContext('2d');
      context?.drawImage(drawing, 0, 0, 120, 120);
      return context?.getImageData(0, 0, 120, 120).data.join() ?? '';
    };
    const compare = async (src: string) => {
      const answer = await fetch(src);
      const policy = answer.headers.get('content-security-policy') ?? '';
      const shown = await image(src);
      const bare = await image(`data:image/svg+xml,${encodeURIComponent(await answer.text())}`);
      // A drawing may move for three seconds after it has loaded, and these two have not loaded at once.
      for (let tries = 0; tries < 50 && pixels(shown) !== pixels(bare); tries += 1)
        await new Promise((resolve) => setTimeout(resolve, 200));
      const isAlike = /[1-9]/.test(pixels(shown)) && pixels(shown) === pixels(bare);
      return policy.includes('sandbox') && isAlike ? 'alike' : src;
    };
    const drawings = [...document.querySelectorAll('img')].flatMap(({ src }) =>
      /\.svg$/.test(src) ? src : [],
    );
    Promise.all([...new Set(drawings)].map(compare)).then(
      (found) => Object.assign(globalThis, { compared: found }),
      (error: unknown) => Object.assign(globalThis, { compared: [String(error)] }),
    );
  });
  const compared = () => visitor.evaluate(() => (globalThis as { compared?: string[] }).compared ?? []);
  await expect.poll(async () => (await compared()).length).toBeGreaterThan(0);
  expect([...new Set(await compared())]).toEqual(['alike']);
});
