import { loadDeferredStyles } from './loadDeferredStyles';

const link = () => document.querySelector('link') as HTMLLinkElement;
let answered = 0;

beforeEach(() => {
  jest.useFakeTimers();
  answered = 0;
  document.head.innerHTML = '<link rel="stylesheet" data-document href="/late.abc.css">';
  Object.assign(performance, { getEntriesByName: () => Array(answered).fill({}) });
  // As Chromium has it of one that failed.
  Object.defineProperty(HTMLLinkElement.prototype, 'sheet', {
    configurable: true,
    get: () => (answered ? { cssRules: [] } : null),
  });
});
afterEach(() => jest.useRealTimers());

const again = expect.stringMatching(/\/late\.abc\.css\?\d+$/);

describe('the deferred sheet', () => {
  it('is not requested again after it has loaded', () => {
    Object.defineProperty(HTMLLinkElement.prototype, 'sheet', {
      configurable: true,
      get: () => ({ cssRules: [{}] }),
    });
    answered = 1;
    loadDeferredStyles();
    expect(link().href).toMatch(/abc\.css$/);
  });

  it('is requested again at once when the first request had failed', () => {
    answered = 1;
    loadDeferredStyles();
    jest.advanceTimersByTime(0);
    expect(link().href).toEqual(again);
  });

  it('is retried a few times, then whenever the browser is online again', async () => {
    loadDeferredStyles();
    expect(link().href).toMatch(/abc\.css$/);
    const tries: number[] = [];
    const fail = async () => {
      const before = link();
      const from = Date.now();
      before.dispatchEvent(new Event('error'));
      while (link() === before && Date.now() - from < 60_000) await jest.advanceTimersByTimeAsync(100);
      tries.push(Date.now() - from);
    };
    for (let times = 0; times < 4; times += 1) await fail();
    expect(link().href).toEqual(again);
    expect(tries).toEqual([0, 5_000, 10_000, 60_000]);
    const given = link();
    dispatchEvent(new Event('online'));
    expect(link()).not.toBe(given);
    expect(link().href).toEqual(again);
    link().dispatchEvent(new Event('load'));
    const come = link();
    dispatchEvent(new Event('online'));
    await jest.advanceTimersByTimeAsync(60_000);
    expect(link()).toBe(come);
  });

  it('is requested again when it hangs', () => {
    loadDeferredStyles();
    link().dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(60_000);
    expect(link().href).toMatch(/abc\.css$/);
    loadDeferredStyles();
    jest.advanceTimersByTime(5_000);
    expect(link().href).toEqual(again);
  });
});
