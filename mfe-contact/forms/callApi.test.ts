import { apiUrl } from './callApi';

describe('apiUrl', () => {
  afterEach(() => (document.head.innerHTML = ''));

  it('is absolute, so it contains no credentials of the page’s address', () => {
    expect(apiUrl('/contact')).toBe(`${location.origin}/api/contact`);
  });

  it('uses the API’s host that the document names', () => {
    document.head.innerHTML = '<meta name="api-base" content="https://api.example.com/api/">';
    expect(apiUrl('/contact')).toBe('https://api.example.com/api/contact');
  });
});
