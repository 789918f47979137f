import { leadSource } from './leadSource';

describe('leadSource', () => {
  const began = (address: string, referrer = '') => {
    performance.getEntriesByType = (() => [{ name: address }]) as never;
    Object.defineProperty(document, 'referrer', { value: referrer, configurable: true });
    return Object.fromEntries(new URLSearchParams(leadSource()));
  };

  it('returns first page, referring host and campaign of the first address', () => {
    const address = 'http://localhost/services?utm_source=google&utm_campaign=শীত+2026&gclid=secret#top';
    expect(began(address, 'https://www.google.com/search?q=private')).toEqual({
      page: '/services',
      referrer: 'www.google.com',
      utm_source: 'google',
      utm_campaign: 'শীত 2026',
    });
    expect(leadSource()).toMatch(/^[\x21-\x7e]+$/);
  });

  it('omits this site as a referrer, and works without navigation timing', () => {
    expect(began('http://localhost/contact', 'http://localhost/')).toEqual({ page: '/contact' });
    performance.getEntriesByType = (() => []) as never;
    expect(leadSource()).toBe('page=%2F');
  });
});
