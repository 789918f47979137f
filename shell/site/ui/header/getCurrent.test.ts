import { getCurrent } from './getCurrent';

describe('getCurrent', () => {
  it('names the page itself', () => {
    expect(getCurrent('/services', '/services')).toBe('page');
    expect(getCurrent('/', '/')).toBe('page');
  });

  it('marks the part of the site that a page belongs to', () => {
    expect(getCurrent('/services', '/services/ai-ml')).toBe('true');
  });

  it('leaves out what only begins alike, and Home', () => {
    expect(getCurrent('/services', '/services-old')).toBeUndefined();
    expect(getCurrent('/', '/about')).toBeUndefined();
  });
});
