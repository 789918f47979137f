import type { SectionEntry } from 'shared-content/federation';
import { type FailedDetail, failedEvent } from '../app/reportFailure';
import { FederatedPages } from './FederatedPages';
import { backOff } from './withRetries';

/** Attempts that a load has, and time enough for all of them. */
const most = backOff.length + 1;
const allWaits = backOff.reduce((sum, wait) => sum + wait, 1_000);
const AboutPage = () => null;

/** Pages whose section comes after some failed attempts, and whose page does. */
function pagesThatFail(failures: number, pageFailures = 0, isOutdated = () => false) {
  const attempts = { section: 0, page: 0 };
  const attempt = (kind: keyof typeof attempts, most: number) => {
    attempts[kind] += 1;
    if (attempts[kind] <= most) throw new Error('broken on purpose');
  };
  const load = async () => {
    attempt('page', pageFailures);
    return AboutPage;
  };
  const loadExposed = async <T>(_section: SectionEntry, _expose: string) => {
    attempt('section', failures);
    return { default: { routes: [{ path: '/about', title: 'About', description: '', load }] } } as T;
  };
  return { pages: new FederatedPages(loadExposed, isOutdated), attempts };
}

let reported: string[];
const report = (event: Event) => {
  const { kind, app } = (event as CustomEvent<FailedDetail>).detail;
  reported.push(`${kind} ${app}`);
};
beforeEach(() => {
  reported = [];
  addEventListener(failedEvent, report);
  jest.useFakeTimers();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  removeEventListener(failedEvent, report);
  jest.useRealTimers();
  jest.restoreAllMocks();
});

describe('a page before a click', () => {
  it('is ready once it has loaded', async () => {
    const { pages } = pagesThatFail(0);
    const coming = pages.load('/about');
    expect(pages.get('/about')).toBeUndefined();
    await coming;
    expect(pages.get('/about')).toEqual({ app: 'mfe-company', title: 'About', component: AboutPage });
  });

  it('is loaded once, and anew after a failure, which is not reported', async () => {
    const { pages, attempts } = pagesThatFail(1);
    await expect(pages.load('/about')).rejects.toThrow('broken on purpose');
    await pages.load('/about');
    await pages.load('/about');
    expect(attempts).toEqual({ section: 2, page: 1 });
    expect(reported).toEqual([]);
  });

  it('is not ready when it must come as a document', async () => {
    let isOutdated = false;
    const { pages } = pagesThatFail(0, 0, () => isOutdated);
    await pages.load('/about');
    isOutdated = true;
    expect(pages.get('/about')).toBeUndefined();
  });

  it('is none where the section has no page, or the path no section', async () => {
    const { pages } = pagesThatFail(0);
    expect(await pages.load('/about/nobody')).toBeUndefined();
    expect(await pages.load('/nope')).toBeUndefined();
  });

  it('costs only the section’s entry while the pointer passes its link', async () => {
    const { pages, attempts } = pagesThatFail(0);
    await pages.loadEntry('/about');
    expect(attempts).toEqual({ section: 1, page: 0 });
  });
});

describe('the page of a document', () => {
  it('is loaded after retries', async () => {
    const { pages } = pagesThatFail(1, 1);
    const coming = pages.loadServed('/about');
    await jest.advanceTimersByTimeAsync(allWaits);
    expect(await coming).toEqual({ app: 'mfe-company', name: '/about', component: AboutPage });
    expect(reported).toEqual([]);
  });

  it('fails after the last attempt, and is reported', async () => {
    const { pages, attempts } = pagesThatFail(most);
    const coming = pages.loadServed('/about');
    await jest.advanceTimersByTimeAsync(allWaits);
    expect(await coming).toBeUndefined();
    expect(attempts.section).toBe(most);
    expect(reported).toEqual(['render mfe-company']);
  });
});
