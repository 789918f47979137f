import { readOverrides, keepOverrides } from './readOverrides';

const visit = (query: string) => history.replaceState(null, '', `/services${query}`);

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

  it('end when they are turned off', () => {
    visit('?override=mfe-services');
    readOverrides();
    visit('');
    keepOverrides({});
    expect(readOverrides().overrides).toEqual({});
  });
});
