import type { AppBuild } from 'shared-content/artifact/build.contract';
import { formatFinding } from 'shared-content/federation';
import { checkKit } from './checkKit';

const provided = { 'shared-content/ui': { Hero: 1, Section: 1 } };
const build = (kit: Partial<AppBuild['kit']>, mode = 'production') =>
  ({
    app: 'mfe-company',
    version: 'aaa',
    mode,
    kit: { usage: {}, asks: {}, client: {}, hidden: {}, ...kit },
  }) as AppBuild;
const check = (kit: Partial<AppBuild['kit']>, mode?: string) =>
  checkKit(build(kit, mode), build({}), provided)
    .map((finding) => formatFinding(finding, finding.owner!))
    .join('\n');

describe('checkKit', () => {
  it('accepts exports that the shell has, and builds without copies of the kit’s packages', () => {
    expect(check({ usage: { 'shared-content/ui': ['Hero'] } })).toBe('');
  });

  it('refuses an import of the whole kit by import * or import()', () => {
    expect(check({ usage: { 'shared-content/ui': ['*'] } })).toMatch(
      /mfe-company imports shared-content\/ui as a whole \(import \* as …\).*Import its exports by name/,
    );
    expect(check({ usage: { 'shared-content/ui': ['Hero', 'import()'] } })).toMatch(
      /as a whole \(import\(\)\)/,
    );
  });

  it('refuses a bundled copy of a package of the kit, and names package and importer', () => {
    expect(check({ hidden: { '@mui/material': ['pages/AboutPage.tsx'] } })).toMatch(
      /mfe-company contains its own copy of @mui\/material, imported by pages\/AboutPage.tsx.*shared-content\/ui/,
    );
  });

  it('accepts React’s JSX runtime, and no other copy, in a development build', () => {
    expect(check({ hidden: { react: [] } }, 'development')).toBe('');
    expect(check({ hidden: { react: [] } })).toMatch(/copy of react/);
    expect(check({ hidden: { '@emotion/react': [] } }, 'development')).toMatch(/@emotion\/react/);
  });
});
