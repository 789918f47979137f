import { tendLateSheet } from './tendLateSheet';

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

describe('the late sheet', () => {
  it('is left alone where it is there', () => {
    Object.defineProperty(HTMLLinkElement.prototype, 'sheet', {
      configurable: true,
      get: () => ({ cssRules: [{}] }),
    });
    answered = 1;
    tendLateSheet();
    expect(link().href).toMatch(/abc\.css$/);
  });

  it('is asked for again at once where it was lost before', () => {
    answered = 1;
    tendLateSheet();
    expect(link().href).toEqual(again);
  });

  it('is asked for again where it fails, once', () => {
    tendLateSheet();
    expect(link().href).toMatch(/abc\.css$/);
    link().dispatchEvent(new Event('error'));
    expect(link().href).toEqual(again);
    const { href } = link();
    jest.advanceTimersByTime(60_000);
    expect(link().href).toBe(href);
  });

  it('is asked for again where it hangs, and not where it comes', () => {
    tendLateSheet();
    link().dispatchEvent(new Event('load'));
    jest.advanceTimersByTime(60_000);
    expect(link().href).toMatch(/abc\.css$/);
    tendLateSheet();
    jest.advanceTimersByTime(5_000);
    expect(link().href).toEqual(again);
  });
});
