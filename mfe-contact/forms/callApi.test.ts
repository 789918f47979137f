import { fakeApi } from '../testing/fakeApi';
import { apiUrl, submitForm } from './callApi';

describe('apiUrl', () => {
  afterEach(() => (document.head.innerHTML = ''));

  it('is absolute, so it contains no credentials of the page’s address', () => {
    expect(apiUrl('/contact')).toBe(`${location.origin}/api/contact`);
  });

  it('uses the API’s host that the document names', () => {
    document.head.innerHTML = '<meta name="api-base" content="https://api.example.com/api/">';
    expect(apiUrl('/contact')).toBe('https://api.example.com/api/contact');
  });
});

const words = { success: 'Thank you, by default.', failure: 'It failed, by default.' };
const send = (answer: Parameters<typeof fakeApi>[0][string]) => {
  fakeApi({ '/api/contact': answer });
  return submitForm('/contact', { body: {} }, words);
};

describe('submitForm', () => {
  it('returns the server’s message after a success', async () => {
    const result = await send({ status: 200, json: { success: true, message: 'Received.' } });
    expect(result).toEqual({ success: true, message: 'Received.', isOutage: false });
  });

  it('returns its own words without a server message', async () => {
    expect(await send({ status: 200, json: { success: true } })).toEqual({
      success: true,
      message: words.success,
      isOutage: false,
    });
    expect(await send({ status: 500, json: { success: false, error: '' } })).toEqual({
      success: false,
      message: words.failure,
      isOutage: true,
      isRefused: false,
    });
  });

  it('returns the server’s error when the status is not ok', async () => {
    const result = await send({ status: 429, json: { success: false, error: 'Too many requests.' } });
    expect(result).toEqual({
      success: false,
      message: 'Too many requests.',
      isOutage: false,
      isRefused: false,
    });
  });

  it('tells a refusal by the captcha from other failures', async () => {
    const result = await send({ status: 403, json: { success: false, error: 'Once more.' } });
    expect(result).toEqual({ success: false, message: 'Once more.', isOutage: false, isRefused: true });
  });

  it('treats an ok status with success false as a failure', async () => {
    const result = await send({ status: 200, json: { success: false, error: 'No.' } });
    expect(result).toEqual({ success: false, message: 'No.', isOutage: false, isRefused: false });
  });

  it('treats success true with an error status as a failure', async () => {
    expect((await send({ status: 503, json: { success: true, message: 'Yes.' } })).success).toBe(false);
  });

  it.each(['no network', 'broken JSON', { status: 200, json: null }, { status: 200, json: 'ok' }] as const)(
    'returns its own words for %j',
    async (answer) => {
      expect(await send(answer)).toMatchObject({ success: false, message: words.failure });
    },
  );

  it('gives up after the timeout, with its own words', async () => {
    jest.useFakeTimers();
    globalThis.fetch = ((_path: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => {
        signal?.addEventListener('abort', () => reject(new DOMException('Aborted', 'AbortError')));
      })) as typeof fetch;
    const result = submitForm('/contact', { body: {} }, words);
    await jest.advanceTimersByTimeAsync(20_000);
    expect(await result).toEqual({ success: false, message: words.failure, isOutage: true });
    jest.useRealTimers();
  });

  it('uses the API’s address in the document', async () => {
    document.head.innerHTML = '<meta name="api-base" content="https://api.example.com/api/">';
    const api = fakeApi({ 'https://api.example.com/api/contact': { status: 200, json: { success: true } } });
    await submitForm('/contact', { body: { a: 1 }, headers: { 'Idempotency-Key': 'k' } }, words);
    document.head.innerHTML = '';
    expect(api.calls).toEqual([
      {
        path: 'https://api.example.com/api/contact',
        body: { a: 1 },
        headers: { accept: 'application/json', 'content-type': 'application/json', 'Idempotency-Key': 'k' },
      },
    ]);
  });
});
