import { getCurrent } from './markCurrent';

describe('getCurrent', () => {
  it('is "page" on the page itself', () => {
    expect(getCurrent('/services', '/services')).toBe('page');
    expect(getCurrent('/', '/')).toBe('page');
  });

  it('is "true" on pages below', () => {
    expect(getCurrent('/services', '/services/ai-ml')).toBe('true');
  });

  it('is undefined for similar prefixes, and below Home', () => {
    expect(getCurrent('/services', '/services-old')).toBeUndefined();
    expect(getCurrent('/', '/about')).toBeUndefined();
  });
});
