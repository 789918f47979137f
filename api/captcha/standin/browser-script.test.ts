/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const source = readFileSync(path.join(import.meta.dirname, 'browser-script.js'), 'utf8');

interface StandIn {
  render: (container: HTMLElement, params: object) => string;
  reset: (id: string) => void;
  remove: (id: string) => void;
}

let asked: URLSearchParams[];
let answer: () => Promise<{ ok: boolean; status: number; json: () => Promise<unknown> }>;
let standIn: StandIn;
let heard: string[];
const passes = async () => ({
  ok: true,
  status: 200,
  json: async () => ({ token: `token ${asked.length}` }),
});
const params = {
  sitekey: 'key',
  action: 'contact',
  appearance: 'always',
  size: 'normal',
  callback: (token: string) => heard.push(token),
  'error-callback': (code: string) => heard.push(`error ${code}`),
  'expired-callback': () => heard.push('expired'),
};

beforeEach(() => {
  jest.useFakeTimers();
  asked = [];
  heard = [];
  answer = passes;
  const fetch = (_url: URL, { body }: { body: URLSearchParams }) => {
    asked.push(body);
    return answer();
  };
  document.body.replaceChildren();
  const script = { src: 'http://localhost/captcha/turnstile/v0/api.js' };
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  new Function('fetch', source)(fetch);
  standIn = (window as unknown as { turnstile: StandIn }).turnstile;
});
afterEach(() => jest.useRealTimers());

it('accepts every visitor, and gives a new token after a reset or expiry', async () => {
  const id = standIn.render(document.body, params);
  await jest.advanceTimersByTimeAsync(300);
  expect(Object.fromEntries(asked[0]!)).toEqual({ sitekey: 'key', action: 'contact', hostname: 'localhost' });
  standIn.reset(id);
  await jest.advanceTimersByTimeAsync(300);
  await jest.advanceTimersByTimeAsync(300_300);
  expect(heard).toEqual(['token 1', 'token 2', 'expired', 'token 3']);
});

it('reports a failure with its code, and retries', async () => {
  answer = async () => ({ ok: false, status: 400, json: async () => ({}) });
  standIn.render(document.body, params);
  await jest.advanceTimersByTimeAsync(300);
  answer = () => Promise.reject(new Error('offline'));
  await jest.advanceTimersByTimeAsync(8_000);
  answer = passes;
  await jest.advanceTimersByTimeAsync(8_000);
  expect(heard).toEqual(['error 110110', 'error 300010', 'token 3']);
});

it('calls nothing after its removal', async () => {
  const id = standIn.render(document.body, params);
  expect(document.querySelector('[data-captcha-standin]')).not.toBeNull();
  standIn.remove(id);
  await jest.advanceTimersByTimeAsync(10_000);
  expect([heard, document.querySelector('[data-captcha-standin]')]).toEqual([[], null]);
});
