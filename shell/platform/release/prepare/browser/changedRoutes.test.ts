import type { Store } from '../../../store/Store';
import { fakeSite, releaseFake } from '../../../testing/fakeSite';
import { changedRoutes, unknownRoute } from './changedRoutes';

let store: Store;
beforeEach(async () => {
  store = await fakeSite();
});

describe('the browser gate', () => {
  it('opens changed documents only', async () => {
    const before = (await store.current()) ?? '';
    await releaseFake(store, { app: 'mfe-services', word: 'two' });
    const routes = ['/', '/services', '/projects', '/about', '/contact'];
    const after = (await store.current()) ?? '';
    expect(await changedRoutes(store, after, before, routes)).toEqual(['/services']);
    expect(await changedRoutes(store, after, undefined, routes)).toEqual([...routes, unknownRoute]);
  });

  it('opens a static page whose scripts alone have changed, because they run after a click', async () => {
    const still = { app: 'mfe-services', word: 'two', static: true };
    await releaseFake(store, still);
    const before = (await store.current()) ?? '';
    await releaseFake(store, { ...still, weight: 48 });
    const after = (await store.current()) ?? '';
    expect(await changedRoutes(store, after, before, ['/', '/services', '/projects'])).toEqual(['/services']);
  });
});
