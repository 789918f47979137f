import { parseOverrides } from './parseOverrides';

describe('parseOverrides', () => {
  it('uses the section’s development port without an origin', () => {
    expect(parseOverrides(['mfe-services'], {})).toEqual({
      overrides: { 'mfe-services': 'http://localhost:3001' },
      refused: [],
    });
  });

  it('accepts any port of localhost, and reduces a URL to its origin', () => {
    const { overrides } = parseOverrides(['mfe-contact@https://127.0.0.1:9000/remoteEntry.js?x#y'], {});
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
  ])('refuses %s with the reason', (url) => {
    const { overrides, refused } = parseOverrides([`mfe-services@${url}`], {});
    expect(overrides).toEqual({});
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatch(/^mfe-services: /);
  });

  it('lists the known sections when one is unknown', () => {
    expect(parseOverrides(['shell@http://localhost:3000'], {}).refused[0]).toContain('mfe-portfolio');
  });

  it('keeps earlier overrides until all are turned off', () => {
    const kept = { 'mfe-company': 'http://localhost:3003' } as const;
    expect(Object.keys(parseOverrides(['mfe-services'], kept).overrides)).toEqual([
      'mfe-company',
      'mfe-services',
    ]);
    expect(parseOverrides(['off'], kept).overrides).toEqual({});
  });
});
