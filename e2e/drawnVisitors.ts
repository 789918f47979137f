import { type Browser, expect } from '@playwright/test';
import { canaryCookie } from '../shell/platform/http/canaryCookie';
import { type Visit, openVisit, getGenerationId } from './visit';

/** A visitor with the number that they drew. */
export interface Drawn {
  readonly visit: Visit;
  readonly number: number;
}

export async function getNumber({ page }: Visit): Promise<number | undefined> {
  const cookie = (await page.context().cookies()).find(({ name }) => name === canaryCookie);
  return cookie && Number(/\.(\d\d)$/.exec(cookie.value)?.[1]);
}

/** Opens new visitors until one is in the share and one is not. At half each, twenty of one kind do not occur. */
export async function drawBoth(
  browser: Browser,
  origin: string,
  { share, live }: { readonly share: number; readonly live: string },
): Promise<[Drawn, Drawn]> {
  const found = new Map<boolean, Drawn>();
  for (let visitor = 0; visitor < 40 && found.size < 2; visitor += 1) {
    const visit = await openVisit(browser);
    await visit.page.goto(`${origin}/projects`);
    const number = (await getNumber(visit)) ?? NaN;
    const isIn = (await getGenerationId(visit.page)) !== live;
    expect([number, number < share]).toEqual([number, isIn]);
    // The last number is in no share.
    if (found.has(isIn) || number === 99) await visit.page.context().close();
    else found.set(isIn, { visit, number });
  }
  return [found.get(true)!, found.get(false)!];
}
