import { apiUrl } from './callApi';

describe('apiUrl', () => {
  afterEach(() => (document.head.innerHTML = ''));

  it('is absolute, so that credentials in the page’s address are no part of it', () => {
    expect(apiUrl('/contact')).toBe(`${location.origin}/api/contact`);
  });

  it('is of the host that the document names', () => {
    document.head.innerHTML = '<meta name="api-base" content="https://api.example.com/api/">';
    expect(apiUrl('/contact')).toBe('https://api.example.com/api/contact');
  });
});
