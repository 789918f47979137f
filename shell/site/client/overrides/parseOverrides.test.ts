import { parseOverrides } from './parseOverrides';

describe('parseOverrides', () => {
  it('takes a section from its own development port when no origin is named', () => {
    expect(parseOverrides(['mfe-services'], {})).toEqual({
      overrides: { 'mfe-services': 'http://localhost:3001' },
      refused: [],
    });
  });

  it('takes any port of this machine, and the origin alone of what is given', () => {
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
  ])('refuses %s and says why', (url) => {
    const { overrides, refused } = parseOverrides([`mfe-services@${url}`], {});
    expect(overrides).toEqual({});
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatch(/^mfe-services: /);
  });

  it('names the sections that there are when one is unknown', () => {
    expect(parseOverrides(['shell@http://localhost:3000'], {}).refused[0]).toContain('mfe-portfolio');
  });

  it('keeps earlier ones until all are turned off', () => {
    const kept = { 'mfe-company': 'http://localhost:3003' } as const;
    expect(Object.keys(parseOverrides(['mfe-services'], kept).overrides)).toEqual([
      'mfe-company',
      'mfe-services',
    ]);
    expect(parseOverrides(['off'], kept).overrides).toEqual({});
  });
});
