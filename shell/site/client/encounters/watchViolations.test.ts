import type { Beacon } from 'shared-content/encounters';
import type { Pins } from 'shared-content/federation';
import { watchViolations } from './watchViolations';

const pins = {
  shell: { version: 'e439390a7e1e', firstScript: {} },
  api: 'https://api.example.com/api',
} as unknown as Pins;
const refused = (effectiveDirective: string, blockedURI: string, sourceFile = '') =>
  dispatchEvent(
    Object.assign(new Event('securitypolicyviolation'), { effectiveDirective, blockedURI, sourceFile }),
  );

it('violations are reported once per directive and source kind, without addresses or extensions', () => {
  const sent: string[] = [];
  (globalThis as { __DEV__?: boolean }).__DEV__ = false;
  navigator.sendBeacon = (url, body) => Boolean(sent.push(`${String(url)} ${String(body)}`));
  watchViolations(pins);
  refused('script-src-elem', 'https://evil.example.com/?visitor=ada');
  refused('script-src-elem', 'https://more.example.com/');
  refused('script-src-elem', 'chrome-extension://abc/inject.js');
  refused('style-src-elem', 'inline', 'moz-extension://abc/content.js');
  refused('script-src', 'eval');
  refused('img-src', 'data');
  refused('font-src', `${location.origin}/font.woff2`);
  refused('trusted-types', 'inline');
  expect(sent.every((one) => one.startsWith('https://api.example.com/api/encounters '))).toBe(true);
  const told = sent.map((one) => JSON.parse(one.slice(one.indexOf('{'))) as Beacon);
  expect(
    told.flatMap(({ violations = [] }) => violations.map(({ directive, source }) => [directive, source])),
  ).toEqual([
    ['script-src-elem', 'foreign'],
    ['script-src', 'eval'],
    ['img-src', 'data'],
    ['font-src', 'own'],
    ['other', 'inline'],
  ]);
  expect(sent.join()).not.toMatch(/ada|abc|evil/);
});
