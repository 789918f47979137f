import { productionEnv } from '../testing/productionEnv';
import { testConfig } from '../testing/testConfig';
import { checkAddress } from './checkAddress';

const original = globalThis.fetch;
afterEach(() => void (globalThis.fetch = original));

/** The doctor's diagnosis on the name beside SITE_URL's, for a given answer. */
async function findName(siteUrl: string, answer: () => Response) {
  const asked: string[] = [];
  globalThis.fetch = (async (input: string) => {
    asked.push(String(input));
    return answer();
  }) as typeof fetch;
  const config = testConfig({ ...productionEnv, SITE_URL: siteUrl, PORT: '0' });
  const found = await checkAddress(config);
  return { asked, found: found.find(({ check }) => check === 'name') };
}

const redirect = (location: string) => () => new Response(null, { status: 301, headers: { location } });

it.each([
  ['https://www.shapla.invalid', 'https://shapla.invalid'],
  ['https://shapla.invalid', 'https://www.shapla.invalid'],
])('for %s the doctor requests %s, which must redirect to it', async (siteUrl, sibling) => {
  const good = await findName(siteUrl, redirect(`${siteUrl}/`));
  expect(good.asked).toContain(sibling);
  expect(good.found).toMatchObject({ severity: 'ok' });
  const elsewhere = await findName(siteUrl, redirect('https://parking.invalid/'));
  expect(elsewhere.found).toMatchObject({ severity: 'warning', cure: 'redirect it there' });
  const away = await findName(siteUrl, () => {
    throw new TypeError('fetch failed', { cause: new Error('getaddrinfo ENOTFOUND') });
  });
  expect(away.found).toMatchObject({ severity: 'warning', words: expect.stringContaining('ENOTFOUND') });
});
