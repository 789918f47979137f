import { prefetchLinks } from './prefetchLinks';

const ahead = {
  prefetch: jest.fn(() => Promise.resolve(true)),
  prepare: jest.fn(),
  prepareSection: jest.fn(),
};
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

describe('a link that somebody points at', () => {
  it('is prefetched at once; its section starts, and its page when the pointer rests', async () => {
    point('about');
    expect(ahead.prefetch).toHaveBeenCalledWith('/about');
    expect(ahead.prepareSection).toHaveBeenCalledWith('/about');
    expect(ahead.prepare).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(50);
    expect(ahead.prepare).toHaveBeenCalledWith('/about');
  });

  it('runs nothing when the pointer only passes', async () => {
    point('about');
    await jest.advanceTimersByTimeAsync(20);
    point('contact');
    await jest.advanceTimersByTimeAsync(50);
    expect(ahead.prepare.mock.calls).toEqual([['/contact']]);
  });

  it('runs nothing when a touch on it scrolls', async () => {
    point('about');
    dispatchEvent(new Event('pointercancel'));
    await jest.advanceTimersByTimeAsync(50);
    expect(ahead.prepare).not.toHaveBeenCalled();
  });

  it('runs nothing that has not come, and nothing of a page whose link was left before it came', async () => {
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
    expect(ahead.prepare).not.toHaveBeenCalled();
  });
});
