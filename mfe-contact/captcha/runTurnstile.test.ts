import { waitFor } from '@testing-library/react';
import { fakeApi } from '../testing/fakeApi';
import { type Turnstile, loadTurnstile, readCaptchaConfig, runTurnstile } from './runTurnstile';

const answer = (scriptUrl: string) => ({
  status: 200,
  json: { turnstile: { scriptUrl, siteKey: 'key' } },
});
const standIn = '/captcha/turnstile/v0/api.js';

describe('readCaptchaConfig', () => {
  afterEach(() => (document.head.innerHTML = ''));

  it('returns the captcha on the page’s own host', async () => {
    fakeApi({ '/api/form-config': answer(standIn) });
    expect(await readCaptchaConfig()).toEqual({ scriptUrl: `http://localhost${standIn}`, siteKey: 'key' });
  });

  it('returns the captcha on the API’s host if the document names one', async () => {
    document.head.innerHTML = '<meta name="api-base" content="https://api.example.com/forms/v1/">';
    fakeApi({ 'https://api.example.com/forms/v1/form-config': answer(standIn) });
    expect((await readCaptchaConfig()).scriptUrl).toBe(`https://api.example.com${standIn}`);
  });

  it('keeps a provider’s absolute address', async () => {
    document.head.innerHTML = '<meta name="api-base" content="https://api.example.com/api">';
    const scriptUrl = 'https://challenges.cloudflare.com/turnstile/v0/api.js';
    fakeApi({ 'https://api.example.com/api/form-config': answer(scriptUrl) });
    expect((await readCaptchaConfig()).scriptUrl).toBe(scriptUrl);
  });

  it.each([
    { status: 200, json: {} },
    { status: 503, json: { turnstile: { scriptUrl: '/x', siteKey: 'key' } } },
    'no network',
  ] as const)('throws on %j', async (failure) => {
    fakeApi({ '/api/form-config': failure });
    await expect(readCaptchaConfig()).rejects.toThrow();
  });
});

const scripts = () => [...document.head.querySelectorAll('script')];
const turnstile = { render: () => 'id' } as unknown as Turnstile;

describe('loadTurnstile', () => {
  beforeEach(() => {
    document.head.innerHTML = '';
    delete window.turnstile;
  });

  it('requests explicit rendering and resolves when the script reports itself', async () => {
    const loading = loadTurnstile('/captcha/turnstile/v0/api.js');
    const script = scripts()[0]!;
    expect(script.src).toBe(
      'http://localhost/captcha/turnstile/v0/api.js?render=explicit&onload=onTurnstileReady',
    );
    expect(script.hasAttribute('integrity')).toBe(false);
    window.turnstile = turnstile;
    window.onTurnstileReady?.();
    expect(await loading).toBe(turnstile);
  });

  it('rejects when the script fails, removes it and loads it again on the next call', async () => {
    const failing = loadTurnstile('/api.js');
    scripts()[0]!.dispatchEvent(new Event('error'));
    await expect(failing).rejects.toThrow('did not load');
    expect(scripts()).toHaveLength(0);

    const retried = loadTurnstile('/api.js');
    window.turnstile = turnstile;
    window.onTurnstileReady?.();
    expect(await retried).toBe(turnstile);
  });
});

it('a failed captcha is reported to the shell once per document', async () => {
  const reported: unknown[] = [];
  addEventListener('site:failed', (event) => reported.push((event as CustomEvent).detail));
  fakeApi({ '/api/form-config': 'no network' });
  const onFailed = jest.fn();
  const options = {
    action: 'contact',
    appearance: 'always',
    onToken: jest.fn(),
    onExpired: jest.fn(),
  } as const;
  for (const times of [1, 2]) {
    runTurnstile(() => document.body, { ...options, onFailed });
    await waitFor(() => expect(onFailed).toHaveBeenCalledTimes(times));
  }
  expect(reported).toEqual([
    { kind: 'captcha', app: 'mfe-contact', error: new TypeError('Failed to fetch') },
  ]);
});
