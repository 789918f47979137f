import { isOtherName } from './redirectOtherNames';

it.each([
  ['acme.test', 'https://www.acme.test', true],
  ['WWW.acme.test:8443', 'https://acme.test', true],
  ['www.acme.test.', 'https://www.acme.test', true],
  ['www.acme.test', 'https://www.acme.test', false],
  ['pr-42.www.acme.test', 'https://www.acme.test', false],
  ['origin.cdn.test', 'https://www.acme.test', false],
  ['10.0.0.5:3000', 'https://www.acme.test', false],
  [undefined, 'https://www.acme.test', false],
  ['www.localhost', 'http://localhost:3000', false],
  ['127.0.0.1:3000', 'http://127.0.0.1:3000', false],
] as const)('host %s of the site %s is another name: %s', (host, siteUrl, is) => {
  expect(isOtherName(host, siteUrl)).toBe(is);
});
