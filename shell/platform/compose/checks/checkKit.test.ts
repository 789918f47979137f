import type { AppBuild } from 'shared-content/artifact/build.contract';
import { sayFinding } from 'shared-content/federation';
import { checkKit } from './checkKit';

const provided = { 'shared-content/ui': { Hero: 1, Section: 1 } };
const build = (kit: Partial<AppBuild['kit']>, mode = 'production') =>
  ({
    app: 'mfe-company',
    version: 'aaa',
    mode,
    kit: { usage: {}, asks: {}, client: {}, hidden: {}, types: {}, ...kit },
  }) as AppBuild;
const check = (kit: Partial<AppBuild['kit']>, mode?: string) =>
  checkKit(build(kit, mode), build({}), provided)
    .map((finding) => sayFinding(finding, finding.owner!))
    .join('\n');

describe('checkKit', () => {
  it('takes exports that the shell has, and builds that hide nothing', () => {
    expect(check({ usage: { 'shared-content/ui': ['Hero'] } })).toBe('');
  });

  it('refuses the kit as a whole, by import * and by import()', () => {
    expect(check({ usage: { 'shared-content/ui': ['*'] } })).toMatch(
      /mfe-company imports shared-content\/ui as a whole \(import \* as …\).*Import its exports by name/,
    );
    expect(check({ usage: { 'shared-content/ui': ['Hero', 'import()'] } })).toMatch(
      /as a whole \(import\(\)\)/,
    );
  });

  it('refuses a copy of a package that the kit hides, with package and module', () => {
    expect(check({ hidden: { '@mui/material': ['pages/AboutPage.tsx'] } })).toMatch(
      /mfe-company carries a copy of @mui\/material of its own, imported by pages\/AboutPage.tsx.*shared-content\/ui/,
    );
  });

  it("lets a development build have React's JSX runtime for development, and nothing else", () => {
    expect(check({ hidden: { react: [] } }, 'development')).toBe('');
    expect(check({ hidden: { react: [] } })).toMatch(/copy of react/);
    expect(check({ hidden: { '@emotion/react': [] } }, 'development')).toMatch(/@emotion\/react/);
  });
});
