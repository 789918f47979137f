import type { Pins } from 'shared-content/federation';
import { applyOverrides, keepOverrides, readOverrides } from './overrides';

const visit = (query: string) => history.replaceState(null, '', `/services${query}`);
const wish = (...wishes: string[]) => {
  visit(`?${wishes.map((one) => `override=${encodeURIComponent(one)}`).join('&')}`);
  return readOverrides();
};

beforeEach(() => {
  localStorage.clear();
  visit('');
});

describe('overrides of a tab', () => {
  it('use the section’s development port without an origin', () => {
    expect(wish('mfe-services')).toEqual({
      overrides: { 'mfe-services': 'http://localhost:3001' },
      refused: [],
    });
  });

  it('accept any port of localhost, and reduce a URL to its origin', () => {
    const { overrides } = wish('mfe-contact@https://127.0.0.1:9000/remoteEntry.js?x#y');
    expect(overrides).toEqual({ 'mfe-contact': 'https://127.0.0.1:9000' });
  });

  it.each([
    'https://evil.example',
    'http://localhost.evil.example',
    'http://localhost@evil.example',
    'http://10.0.0.7:3001',
    '//evil.example',
    'javascript:alert(1)',
    'file:///etc/passwd',
    '',
  ])('refuse %s with the reason', (url) => {
    const { overrides, refused } = wish(`mfe-services@${url}`);
    expect(overrides).toEqual({});
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatch(/^mfe-services: /);
  });

  it('list the known sections when one is unknown', () => {
    expect(wish('shell@http://localhost:3000').refused[0]).toContain('mfe-portfolio');
  });

  it('stay for the next page, until all are turned off', () => {
    wish('mfe-services@http://localhost:4001');
    visit('');
    expect(readOverrides().overrides).toEqual({ 'mfe-services': 'http://localhost:4001' });
    expect(Object.keys(wish('mfe-company').overrides)).toEqual(['mfe-services', 'mfe-company']);
    expect(wish('off').overrides).toEqual({});
    wish('mfe-services');
    keepOverrides({});
    visit('');
    expect(readOverrides().overrides).toEqual({});
  });

  it('are checked again when they come from the storage', () => {
    localStorage.setItem('site-overrides', '{"mfe-services":"https://evil.example"}');
    expect(readOverrides().overrides).toEqual({});
  });
});

const pins: Pins = {
  overridable: true,
  shell: { version: 's', firstScript: {} },
  sectionScripts: {},
};

it('an override of an unknown section is shown in the strip and changes no pin', () => {
  history.replaceState(null, '', '/services?override=mfe-servces');
  expect(applyOverrides(pins)).toEqual({ ...pins, overridden: {} });
  expect(document.getElementById('site-overrides')?.textContent).toContain(
    'Refused: There is no section "mfe-servces"; choose of mfe-services',
  );
});
