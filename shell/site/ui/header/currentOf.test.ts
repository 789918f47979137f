import { currentOf } from './currentOf';

describe('currentOf', () => {
  it('names the page itself', () => {
    expect(currentOf('/services', '/services')).toBe('page');
    expect(currentOf('/', '/')).toBe('page');
  });

  it('marks the part of the site that a page belongs to', () => {
    expect(currentOf('/services', '/services/ai-ml')).toBe('true');
  });

  it('leaves out what only begins alike, and Home', () => {
    expect(currentOf('/services', '/services-old')).toBeUndefined();
    expect(currentOf('/', '/about')).toBeUndefined();
  });
});
