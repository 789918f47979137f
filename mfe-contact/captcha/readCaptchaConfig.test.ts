import { fakeApi } from '../testing/fakeApi';
import { readCaptchaConfig } from './loadTurnstile';

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
