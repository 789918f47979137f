import registry from 'mime-db';
import { contentTypeOf, contentTypes } from './contentTypeOf';

/** Not registered by who owns them, and known to every browser. */
const unregistered = new Set(['application/vnd.apple.pkpass', 'video/webm']);

it('names types as IANA registers them', () => {
  for (const type of Object.values(contentTypes)) {
    const name = type.replace(/;.*/, '');
    if (!unregistered.has(name)) expect([name, registry[name]?.source]).toEqual([name, 'iana']);
  }
});

it('tells a type by the ending of the name alone', () => {
  expect(contentTypeOf('press/kit.v2.pdf')).toBe('application/pdf');
  expect(contentTypeOf('.well-known/security.txt')).toBe('text/plain; charset=utf-8');
  expect(contentTypeOf('.well-known/apple-app-site-association')).toBe('application/json; charset=utf-8');
  expect(contentTypeOf('CNAME')).toBe('text/plain; charset=utf-8');
  expect(contentTypeOf('program.exe')).toBe('application/octet-stream');
});
