/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';

const source = readFileSync(path.join(import.meta.dirname, 'browser-script.js'), 'utf8');

interface StandIn {
  render: (container: HTMLElement, params: object) => string;
  reset: (id: string) => void;
  remove: (id: string) => void;
}

let standIn: StandIn;
let heard: string[];
const params = {
  sitekey: 'key',
  action: 'contact',
  appearance: 'always',
  size: 'normal',
  callback: (token: string) => heard.push(token),
  'expired-callback': () => heard.push('expired'),
};

beforeEach(() => {
  jest.useFakeTimers();
  heard = [];
  document.body.replaceChildren();
  const script = { src: 'http://localhost/captcha/turnstile/v0/api.js' };
  Object.defineProperty(document, 'currentScript', { configurable: true, value: script });
  new Function(source)();
  standIn = (window as unknown as { turnstile: StandIn }).turnstile;
});
afterEach(() => jest.useRealTimers());

it('accepts every visitor, and gives a new token after a reset or expiry', async () => {
  const id = standIn.render(document.body, params);
  await jest.advanceTimersByTimeAsync(300);
  standIn.reset(id);
  await jest.advanceTimersByTimeAsync(300);
  await jest.advanceTimersByTimeAsync(300_300);
  const token = expect.stringMatching(/^STANDIN\.contact\.0\.\d+/);
  expect(heard).toEqual([token, token, 'expired', token]);
  expect(new Set(heard).size).toBe(4);
});

it('calls nothing after its removal', async () => {
  const id = standIn.render(document.body, params);
  expect(document.querySelector('[data-captcha-standin]')).not.toBeNull();
  standIn.remove(id);
  await jest.advanceTimersByTimeAsync(10_000);
  expect([heard, document.querySelector('[data-captcha-standin]')]).toEqual([[], null]);
});
