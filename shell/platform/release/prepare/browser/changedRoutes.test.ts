import type { SiteFolder } from '../../../store/SiteFolder';
import { fakeSite, releaseFake } from '../../../testing/fakeSite';
import { changedRoutes, unknownRoute } from './changedRoutes';

let siteFolder: SiteFolder;
beforeEach(async () => {
  siteFolder = await fakeSite();
});

describe('the browser gate', () => {
  it('opens changed documents only', async () => {
    const before = (await siteFolder.current()) ?? '';
    await releaseFake(siteFolder, { app: 'mfe-services', word: 'two' });
    const routes = ['/', '/services', '/projects', '/about', '/contact'];
    const after = (await siteFolder.current()) ?? '';
    expect(await changedRoutes(siteFolder, after, before, routes)).toEqual(['/services']);
    expect(await changedRoutes(siteFolder, after, undefined, routes)).toEqual([...routes, unknownRoute]);
  });

  it('opens a static page whose scripts alone have changed, because they run after a click', async () => {
    const still = { app: 'mfe-services', word: 'two', static: true };
    await releaseFake(siteFolder, still);
    const before = (await siteFolder.current()) ?? '';
    await releaseFake(siteFolder, { ...still, weight: 48 });
    const after = (await siteFolder.current()) ?? '';
    expect(await changedRoutes(siteFolder, after, before, ['/', '/services', '/projects'])).toEqual([
      '/services',
    ]);
  });
});
