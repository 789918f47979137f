import { readOverrides, keepOverrides } from './readOverrides';

const visit = (query: string) => history.replaceState(null, '', `/services${query}`);
const devtools = (state: unknown) => localStorage.setItem('__MF_DEVTOOLS__', JSON.stringify(state));

beforeEach(() => {
  localStorage.clear();
  visit('');
});

describe('overrides of a browser', () => {
  it('are those of the query, kept for the next page', () => {
    visit('?override=mfe-services@http://localhost:4001');
    readOverrides();
    visit('');
    expect(readOverrides().overrides).toEqual({ 'mfe-services': 'http://localhost:4001' });
  });

  it.each([
    ['flat', { mfe_contact: 'http://localhost:3004/mf-manifest.json' }],
    ['in their newer form', { overrides: { mfe_contact: 'http://127.0.0.1:3004/mf-manifest.json' } }],
  ])('of Module Federation’s DevTools hold as well, %s, as long as these say so', (_form, state) => {
    devtools(state);
    expect(readOverrides().overrides['mfe-contact']).toMatch(/^http:\/\/(localhost|127\.0\.0\.1):3004$/);
    localStorage.removeItem('__MF_DEVTOOLS__');
    expect(readOverrides().overrides).toEqual({});
  });

  it('of the DevTools are refused from another machine, and for a version of elsewhere', () => {
    devtools({ mfe_contact: 'https://elsewhere.example/mf-manifest.json', mfe_company: '1.2.3' });
    const { overrides, refused } = readOverrides();
    expect(overrides).toEqual({});
    expect(refused).toEqual([
      expect.stringContaining('mfe-company: "1.2.3" is not a URL'),
      expect.stringContaining('https://elsewhere.example is not this machine'),
    ]);
  });

  it('end together when they are turned off', () => {
    devtools({ mfe_contact: 'http://localhost:3004/mf-manifest.json' });
    keepOverrides({});
    expect(readOverrides().overrides).toEqual({});
  });
});
