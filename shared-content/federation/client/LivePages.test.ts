import type { SectionRoute } from '../section.contract';
import { LivePages } from './LivePages';

const Page = () => null;
const Edited = () => null;
const route = (load: SectionRoute['load'], path: SectionRoute['path'] = '/about'): SectionRoute => ({
  path,
  title: 'About',
  description: 'x',
  load,
});
const giving = (page: typeof Page) => jest.fn(() => Promise.resolve(page));

const refresh = { register: jest.fn(), isSame: jest.fn(() => true), refreshSoon: jest.fn() };
beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(globalThis, { __SITE_REFRESH__: refresh });
});
afterEach(() => Object.assign(globalThis, { __SITE_REFRESH__: undefined }));

it('hot reload updates only pages that were loaded', async () => {
  const pages = new LivePages([route(giving(Page)), route(giving(Page), '/blog')]);
  await pages.routes[0]?.load();
  const [about, blog] = [giving(Edited), giving(Edited)];
  await pages.renew([route(about), route(blog, '/blog')]);
  expect(refresh.register.mock.calls).toEqual([
    [Page, 'page /about'],
    [Edited, 'page /about'],
  ]);
  expect(refresh.isSame).toHaveBeenCalledWith(Page, Edited);
  expect(refresh.refreshSoon).toHaveBeenCalledTimes(1);
  expect(blog).not.toHaveBeenCalled();
  await pages.renew([route(about), route(blog, '/blog'), route(giving(Page), '/press')]);
  expect(pages.routes.map(({ path }) => path)).toEqual(['/about', '/blog', '/press']);
});
