import { errorLine } from './errorLine';

describe('errorLine', () => {
  it('keeps the first letter and the domain of email addresses', () => {
    expect(errorLine(new Error('550 <nadia@example.com> unknown, see ada.b@x.org'))).toBe(
      '550 <n…@example.com> unknown, see a…@x.org',
    );
  });

  it('names the cause that fetch hides', () => {
    const error = new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED 10.0.0.1:443') });
    expect(errorLine(error)).toBe('connect ECONNREFUSED 10.0.0.1:443');
  });
});
