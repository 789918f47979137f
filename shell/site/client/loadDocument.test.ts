import { hasDocument, loadDocument } from './loadDocument';

/** `loadDocument` settles only where the tab stays (jsdom cannot leave; e2e/sectionGoneClicks.spec.ts sees it go). */
async function outcome(left: Promise<false>) {
  let settled = false;
  void left.then(() => (settled = true));
  await jest.advanceTimersByTimeAsync(0);
  return settled ? 'stays' : 'leaves';
}

let answer: (ok: boolean) => void;
let asked: string[];

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  globalThis.fetch = ((url: string, { signal }: { signal: AbortSignal }) => {
    asked.push(url);
    return new Promise((resolve, reject) => {
      answer = (ok) => resolve({ ok });
      signal.addEventListener('abort', () => reject(new Error('aborted')));
    });
  }) as unknown as typeof fetch;
  window.stop = () => undefined;
  history.replaceState(null, '', '/contact?job=react-native-developer');
});
afterEach(() => jest.useRealTimers());

describe('hasDocument', () => {
  const isThere = (answer: () => Promise<unknown>) => {
    globalThis.fetch = answer as typeof fetch;
    return hasDocument('/about/new');
  };

  it('is false for a 404 only, not for an unreachable site', async () => {
    expect(await isThere(() => Promise.resolve({ status: 404 }))).toBe(false);
    expect(await isThere(() => Promise.resolve({ status: 200 }))).toBe(true);
    expect(await isThere(() => Promise.resolve({ status: 503 }))).toBe(true);
    expect(await isThere(() => Promise.reject(new TypeError('Failed to fetch')))).toBe(true);
  });
});

describe('loadDocument', () => {
  it('requests the document with its query, then navigates to it', async () => {
    const left = loadDocument(new AbortController().signal);
    answer(true);
    expect(await outcome(left)).toBe('leaves');
    expect(asked).toEqual([expect.stringMatching(/\/contact\?job=react-native-developer$/)]);
  });

  it('stays on the page when the document fails', async () => {
    const left = loadDocument(new AbortController().signal);
    answer(false);
    expect(await outcome(left)).toBe('stays');
  });

  it('loads the document after a second without an answer', async () => {
    const left = loadDocument(new AbortController().signal);
    await jest.advanceTimersByTimeAsync(1_100);
    answer(false);
    expect(await outcome(left)).toBe('leaves');
  });

  it('stays on the page when the visitor goes elsewhere before the answer', async () => {
    const navigation = new AbortController();
    const left = loadDocument(navigation.signal);
    navigation.abort();
    answer(true);
    await jest.advanceTimersByTimeAsync(5_000);
    expect(await outcome(left)).toBe('stays');
  });
});
