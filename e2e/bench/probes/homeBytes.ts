import type { Browser } from '@playwright/test';
import type { HomeBytes } from '../results';
import { phone } from './throttled';

/** Bytes that an idle phone gets of Home, without films. The connection is not throttled, so that everything loads. */
async function visit(browser: Browser, origin: string, saveData: boolean) {
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const client = await context.newCDPSession(page);
    await client.send('Network.enable');
    if (saveData) {
      await client.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true });
      await context.setExtraHTTPHeaders({ 'Save-Data': 'on' });
    }
    const films = new Set<string>();
    const order: string[] = [];
    let [still, film] = [0, 0];
    client.on('Network.requestWillBeSent', ({ requestId, request, type }) => {
      const isFilm = type === 'Media' || /\.(mp4|webm)(\?|$)/.test(request.url);
      if (isFilm) films.add(requestId);
      if (request.url.startsWith(origin)) order.push(isFilm ? 'film' : 'still');
    });
    client.on('Network.dataReceived', ({ requestId, encodedDataLength }) => {
      if (films.has(requestId)) film += encodedDataLength;
      else still += encodedDataLength;
    });
    await page.goto(`${origin}/`, { waitUntil: 'load' });
    await page.waitForTimeout(8_000);
    const firstFilm = order.indexOf('film');
    return { still, film, filmIsLast: firstFilm < 0 || !order.slice(firstFilm).includes('still') };
  } finally {
    await context.close();
  }
}

export async function homeBytes(browser: Browser, origin: string): Promise<HomeBytes> {
  const { still, film, filmIsLast } = await visit(browser, origin, false);
  const saved = await visit(browser, origin, true);
  return { still, film, filmIsLast, filmWithSaveData: saved.film };
}
