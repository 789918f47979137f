import { folderAccess } from '../../../store/storeAccess';
import { readState, readCanary } from '../../../store/state';
import { readHistory } from '../../../store/history';
import { readSettings } from '../../../store/SiteSettings';
import { type CanaryLaboratory, canaryLaboratory, portfolio } from '../../../testing/canaryLaboratory';
import { releaseFake, releaseVersions } from '../../../testing/fakeSite';
import { prune } from '../prune';
import { verify } from '../verify';
import { moveAside } from '../../../store/atomicFolders';

let lab: CanaryLaboratory;
beforeAll(async () => void (lab = await canaryLaboratory()));
afterAll(() => lab?.close());
afterEach(async () => {
  if (readCanary(lab.siteFolder)) await lab.site('canary', 'end');
});

it('releases during a canary join it; a release of its own app is refused', async () => {
  await lab.release(portfolio('tried'), '--canary', '10');
  const { id } = lab.canaryNow();
  expect(await lab.release(portfolio('third'))).toMatch(
    /refused: mfe-portfolio runs as a canary \(10 % .*npm run canary -- promote makes it live, npm run canary -- end/,
  );
  expect(await lab.release({ app: 'mfe-company', word: 'news' }, '--canary', '5')).toMatch(
    /refused: mfe-portfolio runs as a canary/,
  );
  const said = await lab.release({ app: 'mfe-company', word: 'news' });
  expect(said).toMatch(
    /^The canary \(mfe-portfolio \w+\) was composed again for the new live site: generation \w+$/m,
  );
  expect([await lab.liveWord('about.html'), await lab.triedWord('about.html')]).toEqual(['news', 'news']);
  expect([await lab.liveWord('projects.html'), await lab.triedWord('projects.html')]).toEqual([
    'one',
    'tried',
  ]);
  expect(lab.canaryNow().id).toBe(id);
  await lab.site('canary', 'promote');
  expect([await lab.liveWord('about.html'), await lab.liveWord('projects.html')]).toEqual(['news', 'tried']);
  await lab.site('rollback', 'mfe-portfolio');
});

it('a canary ends when it cannot be composed with another release, which goes live', async () => {
  await lab.release({ ...portfolio('titled'), title: 'The same title' }, '--canary', '10');
  const said = await lab.release({ app: 'mfe-company', word: 'titled', title: 'The same title' });
  expect(said).toMatch(
    /^The canary \(mfe-portfolio \w+\) conflicts with the live site, and has ended: .*The same title/m,
  );
  expect(readCanary(lab.siteFolder)).toBeUndefined();
  expect(await lab.liveWord('about.html')).toBe('titled');
});

it('a rollback of its app or the whole site ends it; other rollbacks update it', async () => {
  await lab.release(portfolio('two'));
  await lab.release({ app: 'mfe-services', word: 'two' });
  await lab.release(portfolio('tried'), '--canary', '10');
  expect(await lab.site('rollback', 'mfe-services')).toMatch(/was composed again for the new live site/);
  expect([await lab.triedWord('services.html'), await lab.triedWord('projects.html')]).toEqual([
    'one',
    'tried',
  ]);
  expect(await lab.site('rollback', 'mfe-portfolio')).toMatch(/The canary has ended with it\./);
  expect(readCanary(lab.siteFolder)).toBeUndefined();
  await lab.release(portfolio('tried'), '--canary', '10');
  await lab.release({ app: 'mfe-services', word: 'three' });
  expect(await lab.site('rollback')).toMatch(/The canary has ended with it\./);
  expect(readCanary(lab.siteFolder)).toBeUndefined();
  // The history says what went back, and the canary's end is no state of its own.
  expect((await readHistory(lab.siteFolder)).at(-1)).toMatchObject({
    action: 'rollback',
    apps: ['mfe-services'],
  });
  expect((await readHistory(lab.siteFolder)).at(-1)).not.toHaveProperty('canary');
});

it('prune keeps a running canary, and later for open tabs; verify reports a missing one', async () => {
  await lab.release(portfolio('kept'), '--canary', '10');
  const { generation, to } = lab.canaryNow();
  const at = (days: number) =>
    prune({
      ...folderAccess(lab.siteFolder),
      keep: 1,
      days: 30,
      now: new Date(Date.now() + days * 86_400_000),
      dryRun: false,
    });
  await at(400);
  expect(await lab.siteFolder.hasGeneration(generation)).toBe(true);
  expect(await lab.siteFolder.isPublished('mfe-portfolio', to['mfe-portfolio'] ?? '')).toBe(true);
  await lab.site('canary', 'end');
  await lab.release({ app: 'mfe-contact', word: 'later' });
  await at(29);
  expect(await lab.siteFolder.hasGeneration(generation)).toBe(true);
  await at(31);
  expect(await lab.siteFolder.hasGeneration(generation)).toBe(false);

  await lab.release(portfolio('gone'), '--canary', '10');
  await moveAside(lab.siteFolder.path, lab.siteFolder.pages(lab.canaryNow().generation));
  const { faults } = await verify(folderAccess(lab.siteFolder));
  await faults.find(({ what }) => what.startsWith('the canary shows'))?.repair?.();
  expect(readCanary(lab.siteFolder)).toBeUndefined();
});

it('the live site and its canary change in one swap that no kill separates', async () => {
  await lab.release(portfolio('together'), '--canary', '10');
  const { id, to } = lab.canaryNow();
  const { store } = folderAccess(lab.siteFolder);
  const before = (await readState(store)).state.number;
  await releaseFake(lab.siteFolder, { app: 'mfe-company', word: 'alone' });
  const { state } = await readState(store);
  expect(state.number).toBe(before + 1);
  expect(state.canary).toMatchObject({ id });
  expect(await lab.triedWord('about.html')).toBe('alone');
  await releaseVersions(lab.siteFolder, to);
  const after = (await readState(store)).state;
  expect([after.number, after.canary]).toEqual([before + 2, undefined]);
  expect(await lab.liveWord('projects.html')).toBe('together');
});

it('new settings apply to the live site and to the canary', async () => {
  await lab.release(portfolio('settled'), '--canary', '10');
  process.env.SITE_URL = 'http://localhost:4000';
  try {
    expect(await lab.site('settings', 'set')).toMatch(/was composed again for the new live site/);
  } finally {
    delete process.env.SITE_URL;
  }
  expect((await readSettings(lab.siteFolder, lab.canaryNow().generation))?.siteUrl).toBe(
    'http://localhost:4000',
  );
  expect(await lab.triedWord('projects.html')).toBe('settled');
});
