import { type Page, expect, test } from '@playwright/test';
import { holdBack, openVisit, waitForIdle } from './visit';

const main = (page: Page) => page.getByRole('main');

test('the background video plays, pauses and plays again', async ({ page }) => {
  await page.goto('/');
  const video = main(page).locator('video');
  await expect(video).toHaveJSProperty('paused', false);
  await page.getByRole('button', { name: 'Pause background video' }).click();
  await expect(video).toHaveJSProperty('paused', true);
  await page.getByRole('button', { name: 'Play background video' }).click();
  await expect(video).toHaveJSProperty('paused', false);
});

test('the film pauses out of view, and goes on in view', async ({ page }) => {
  await page.goto('/');
  const video = main(page).locator('video');
  await expect(video).toHaveAttribute('data-running', 'true');
  await page.evaluate(() => scrollTo(0, 3000));
  await expect(video).toHaveJSProperty('paused', true);
  await page.evaluate(() => scrollTo(0, 0));
  await expect(video).toHaveJSProperty('paused', false);
});

test('the film rests after its second round, until a press', async ({ page }) => {
  await page.goto('/');
  const video = main(page).locator('video');
  for (const round of [1, 2]) {
    await expect(video).toHaveJSProperty('paused', false);
    await video.evaluate((film: HTMLVideoElement) => {
      film.currentTime = film.duration - 0.2;
      return new Promise((resolve) => film.addEventListener('ended', resolve, { once: true }));
    });
    await expect(video, `after round ${round}`).toHaveJSProperty('paused', round === 2);
  }
  await page.getByRole('button', { name: 'Play background video' }).click();
  await expect(video).toHaveJSProperty('paused', false);
});

test('a device that loses a third of the frames shows the film only on request', async ({ page }) => {
  await page.addInitScript(() => {
    HTMLVideoElement.prototype.getVideoPlaybackQuality = () =>
      ({ droppedVideoFrames: 30, totalVideoFrames: 80 }) as VideoPlaybackQuality;
  });
  await page.goto('/');
  const video = main(page).locator('video');
  await page.getByRole('button', { name: 'Play background video' }).click();
  await expect(video).toHaveJSProperty('paused', false);
  const from = await video.evaluate((film: HTMLVideoElement) => film.currentTime);
  await expect
    .poll(() => video.evaluate((film: HTMLVideoElement) => film.currentTime))
    .toBeGreaterThan(from + 0.6);
  await expect(video).toHaveJSProperty('paused', false);
});

/** URLs of the films that a page requests. */
function getFilms(page: Page): string[] {
  const films: string[] = [];
  page.on('request', (request) => {
    if (/\.(webm|mp4)$/.test(request.url())) films.push(request.url());
  });
  return films;
}

test('the film loads after the document, without React, and is never the largest paint', async ({
  browser,
}) => {
  for (const width of [900, 1280, 1920]) {
    const { page } = await openVisit(browser, { width });
    const films = getFilms(page);
    await page.addInitScript(() => {
      const largest: string[] = [];
      Object.assign(globalThis, { __largest: largest });
      new PerformanceObserver((list) => {
        for (const { element } of list.getEntries() as (PerformanceEntry & { element?: Element })[])
          largest.push(element?.tagName ?? '');
      }).observe({ type: 'largest-contentful-paint', buffered: true });
    });
    const release = await holdBack(page, '**/desk.*');
    await page.goto('/', { waitUntil: 'domcontentloaded' });
    await waitForIdle(page, 500);
    expect(films, `${width} px: while a picture is on its way`).toEqual([]);
    release();
    const video = main(page).locator('video');
    await expect(video).toHaveAttribute('data-running', 'true');
    await expect(video).toHaveCSS('opacity', '1');
    expect(await page.evaluate(() => globalThis.__hydration.alive)).toEqual([]);
    const largest = await page.evaluate(() => (globalThis as unknown as { __largest: string[] }).__largest);
    expect(largest.length, `${width} px`).toBeGreaterThan(0);
    expect(largest, `${width} px`).not.toContain('VIDEO');
    await page.context().close();
  }
});

test('on slow lines and with the data saver the film loads only on request', async ({ browser }) => {
  for (const { width, line } of [
    { width: 1280, line: { effectiveType: '3g' } },
    { width: 1280, line: { effectiveType: '4g', saveData: true } },
  ]) {
    const { page } = await openVisit(browser, { width });
    const films = getFilms(page);
    await page.addInitScript((known) => {
      Object.defineProperty(navigator, 'connection', { value: known });
    }, line);
    await page.goto('/');
    const play = page.getByRole('button', { name: 'Play background video' });
    await expect(play).toBeVisible();
    await expect(main(page).locator('video')).toHaveCount(0);
    expect(films).toEqual([]);
    await play.click();
    await expect(main(page).locator('video')).toHaveAttribute('data-running', 'true');
    expect(films.length).toBeGreaterThan(0);
    for (const film of films) {
      const { headers } = await fetch(film, { method: 'HEAD' });
      expect(Number(headers.get('content-length'))).toBeLessThanOrEqual(600_000);
    }
    await page.context().close();
  }
});

test('phones have no film and no play button', async ({ browser }) => {
  const { page } = await openVisit(browser, { width: 390 });
  const films = getFilms(page);
  await page.goto('/');
  await waitForIdle(page, 500);
  await expect(page.getByRole('button', { name: 'Play background video' })).toHaveCount(0);
  await expect(main(page).locator('video')).toHaveCount(0);
  expect(films).toEqual([]);
  await page.context().close();
});

test('with reduced motion the video loads only on request', async ({ browser }) => {
  const context = await browser.newContext({ reducedMotion: 'reduce' });
  const page = await context.newPage();
  const videos = getFilms(page);
  await page.goto('/');
  const play = page.getByRole('button', { name: 'Play background video' });
  await expect(play).toBeVisible();
  expect(videos).toEqual([]);
  await play.click();
  await expect(main(page).locator('video')).toHaveJSProperty('paused', false);
  expect(videos.length).toBeGreaterThan(0);
  await context.close();
});
