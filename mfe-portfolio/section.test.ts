import { expectStatic } from 'shared-content/testing';
import section from './section';

// jsdom has no media queries. With reduced motion, nothing waits for a scroll to be revealed.
beforeAll(() => {
  window.matchMedia = () => ({ matches: true }) as MediaQueryList;
});

it('/case-studies is static, and needs no scripts', async () => {
  expect(await expectStatic(section.routes)).toEqual(['/case-studies']);
});
