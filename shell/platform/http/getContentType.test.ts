import registry from 'mime-db';
import { getContentType, contentTypes } from './getContentType';

/** Types that their owners never registered, but every browser knows. */
const unregistered = new Set(['application/vnd.apple.pkpass', 'video/webm']);

it('uses types that IANA registers', () => {
  for (const type of Object.values(contentTypes)) {
    const name = type.replace(/;.*/, '');
    if (!unregistered.has(name)) expect([name, registry[name]?.source]).toEqual([name, 'iana']);
  }
});

it('derives the type from the last extension of the name', () => {
  expect(getContentType('press/kit.v2.pdf')).toBe('application/pdf');
  expect(getContentType('.well-known/security.txt')).toBe('text/plain; charset=utf-8');
  expect(getContentType('.well-known/apple-app-site-association')).toBe('application/json; charset=utf-8');
  expect(getContentType('CNAME')).toBe('text/plain; charset=utf-8');
  expect(getContentType('program.exe')).toBe('application/octet-stream');
});
