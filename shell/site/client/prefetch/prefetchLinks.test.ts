import { prefetchLinks } from './prefetchLinks';

const ahead = {
  prefetch: jest.fn(() => Promise.resolve(true)),
  prepare: jest.fn<void, [string, boolean]>(),
};
const wholePages = () =>
  ahead.prepare.mock.calls.flatMap(([path, whole]: [string, boolean]) => (whole ? [path] : []));
const point = (name: string) =>
  document.querySelector(`[href="/${name}"]`)?.dispatchEvent(new Event('pointerover', { bubbles: true }));

beforeAll(() => {
  document.body.innerHTML = '<a href="/about">About</a><a href="/contact">Contact</a><p>Words</p>';
  prefetchLinks(ahead);
});
beforeEach(() => {
  jest.useFakeTimers();
  jest.clearAllMocks();
});
afterEach(() => jest.useRealTimers());

describe('a link under the pointer', () => {
  it('is prefetched at once; its section starts, and its page when the pointer rests', async () => {
    point('about');
    expect(ahead.prefetch).toHaveBeenCalledWith('/about');
    expect(ahead.prepare.mock.calls).toEqual([['/about', false]]);
    await jest.advanceTimersByTimeAsync(50);
    expect(ahead.prepare).toHaveBeenLastCalledWith('/about', true);
  });

  it('starts no page when the pointer only passes', async () => {
    point('about');
    await jest.advanceTimersByTimeAsync(20);
    point('contact');
    await jest.advanceTimersByTimeAsync(50);
    expect(wholePages()).toEqual(['/contact']);
  });

  it('starts no page when the touch becomes a scroll', async () => {
    point('about');
    dispatchEvent(new Event('pointercancel'));
    await jest.advanceTimersByTimeAsync(50);
    expect(wholePages()).toEqual([]);
  });

  it('starts no page before its prefetch ends, and none after the pointer left', async () => {
    ahead.prefetch.mockResolvedValueOnce(false);
    point('about');
    await jest.advanceTimersByTimeAsync(50);
    let come: (came: boolean) => void = () => {};
    ahead.prefetch.mockReturnValueOnce(new Promise((resolve) => (come = resolve)));
    point('contact');
    await jest.advanceTimersByTimeAsync(50);
    document.querySelector('p')?.dispatchEvent(new Event('pointerover', { bubbles: true }));
    come(true);
    await jest.advanceTimersByTimeAsync(50);
    expect(wholePages()).toEqual([]);
  });
});
