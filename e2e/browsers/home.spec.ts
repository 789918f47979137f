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
  test(`of the questions one at most is open, and the pressed one stays in its place, at ${width} px${night(width)}`, async ({
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
    const { top } = await visitor.hover(`main ${questions}`, third);
    await visitor.tap(`main ${questions}`, third);
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
    expect(await visitor.faults()).toEqual([]);
  });

for (const width of [390, 1280])
  test(`all clients are shown and put away again, and the button stays under the finger, at ${width} px${night(width)}`, async ({
    visitor,
  }) => {
    await visitor.resize(width);
    await visitor.open('/');
    await visitor.untilAlive();
    const logos = () =>
      visitor.evaluate(
        () =>
          [...document.querySelectorAll('section[aria-labelledby="clients"] img')].filter(
            (logo) => logo.getBoundingClientRect().height > 0,
          ).length,
      );
    await visitor.tap('main summary', 'Show More');
    await expect.poll(logos).toBeGreaterThanOrEqual(50);
    const before = await visitor.hover('main summary', 'Show Less');
    const list = await visitor.evaluate(() =>
      [...document.querySelectorAll('section[aria-labelledby="clients"] ul')].map(
        (one) => one.getBoundingClientRect().bottom,
      ),
    );
    expect(before.top, 'the button stands below the logos').toBeGreaterThan(Math.max(...list));
    await visitor.tap('main summary', 'Show Less');
    await expect.poll(logos).toBe(12);
    await untilAtPlace(visitor, 'main summary', 'Show More', before.top);
  });

test('the film runs, pauses and runs again', shownBy('heroFilm'), async ({ visitor }) => {
  await visitor.open('/');
  await visitor.untilAlive();
  const state = (paused: boolean) =>
    visitor.until(
      paused ? 'the film stands' : 'the film runs',
      (wanted) => {
        const film = document.querySelector('video');
        return Boolean(film && film.currentTime > 0 && film.paused === wanted);
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
