import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fakeSite } from '../testing/fakeSite';
import { readSettings, refuseOtherSettings } from './SiteSettings';
import type { SiteSettings } from './state.contract';

const live: SiteSettings = {
  siteUrl: 'https://www.example.com',
  policy: { frames: ['https://map.example'] },
};
const local: SiteSettings = { ...live, siteUrl: 'http://localhost:3000' };

describe('a server whose settings differ from those of the live documents', () => {
  it.each<[string, SiteSettings, SiteSettings, boolean, RegExp]>([
    [
      'another origin',
      live,
      { ...live, siteUrl: 'https://b.example' },
      true,
      /^SITE_URL: https:\/\/www.example.com → https:\/\/b.example$/,
    ],
    [
      'another API',
      live,
      { ...live, apiBase: 'https://api.b.example' },
      true,
      /^PUBLIC_API_URL: not set → https:\/\/api.b.example$/,
    ],
    [
      'a captcha that their policy blocks',
      live,
      { ...live, policy: { captchaOrigin: 'https://captcha.example' } },
      true,
      /^the origin of the captcha .*: not set → https:\/\/captcha.example$/,
    ],
    [
      'no origin of its own, where theirs is public',
      live,
      local,
      false,
      /^SITE_URL: .* → http:\/\/localhost:3000$/,
    ],
    [
      'another loopback origin on purpose',
      local,
      { ...local, siteUrl: 'http://localhost:1' },
      true,
      /^SITE_URL:/,
    ],
  ])('does not start: %s', (_name, documents, own, siteUrlGiven, words) => {
    const refuse = () => refuseOtherSettings(documents, own, { siteUrlGiven });
    expect(refuse).toThrow(/The live documents were composed with other settings .*npm run settings -- set/);
    const [, difference = ''] = /than this server has: (.*?)\. Compose/.exec(String(thrown(refuse))) ?? [];
    expect(difference).toMatch(words);
  });

  it('starts with a warning when only a header or a percentage differs', () => {
    const own = { ...live, hsts: 'max-age=1', vitalsPercent: 5 };
    const told = refuseOtherSettings(live, own, { siteUrlGiven: true });
    expect(told).toEqual([expect.stringContaining('HSTS: '), expect.stringContaining('VITALS_PERCENT: ')]);
    expect(() =>
      refuseOtherSettings(live, { ...own, apiBase: 'https://b.example' }, { siteUrlGiven: true }),
    ).toThrow(/has: PUBLIC_API_URL: [^;]*\. Compose/);
  });

  it.each<[string, SiteSettings, SiteSettings, boolean]>([
    ['the same ones', live, { ...live, policy: {} }, true],
    ['a developer’s other port', local, { ...local, siteUrl: 'http://localhost:4400' }, false],
  ])('starts with %s', (_name, documents, own, siteUrlGiven) => {
    expect(() => refuseOtherSettings(documents, own, { siteUrlGiven })).not.toThrow();
  });
});

it('unreadable settings of the live generation are an error', async () => {
  const siteFolder = await fakeSite();
  const live = (await siteFolder.current()) ?? '';
  await writeFile(path.join(siteFolder.pages(live), 'settings.json'), '{ "siteUrl":');
  await expect(readSettings(siteFolder, live)).rejects.toThrow(
    /settings\.json cannot be read \(.*npm run verify/,
  );
});

function thrown(work: () => void): unknown {
  try {
    work();
  } catch (error) {
    return error;
  }
  return undefined;
}
