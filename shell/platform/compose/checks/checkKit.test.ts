import type { AppBuild } from 'shared-content/build/build.contract';
import { checkKit } from './checkKit';

const provided = { 'shared-content/ui': { Hero: 1, Section: 1 } };
const build = (kit: Partial<AppBuild['kit']>, mode = 'production') =>
  ({
    app: 'mfe-company',
    version: 'aaa',
    mode,
    kit: { usage: {}, asks: {}, provides: {}, ...kit },
  }) as AppBuild;
const check = (kit: Partial<AppBuild['kit']>, mode?: string) => () =>
  checkKit(build(kit, mode), 'bbb', provided);

describe('checkKit', () => {
  it('takes exports that the shell has, and builds that say nothing of what they hide', () => {
    expect(check({ usage: { 'shared-content/ui': ['Hero'] } })).not.toThrow();
  });

  it('refuses the kit as a whole, by import * and by import()', () => {
    expect(check({ usage: { 'shared-content/ui': ['*'] } })).toThrow(
      /mfe-company aaa imports shared-content\/ui as a whole \(import \* as …\).*Import its exports by name/,
    );
    expect(check({ usage: { 'shared-content/ui': ['Hero', 'import()'] } })).toThrow(
      /as a whole \(import\(\)\)/,
    );
  });

  it('refuses a copy of what the kit hides, naming package and module', () => {
    expect(check({ hidden: { '@mui/material': ['pages/AboutPage.tsx'] } })).toThrow(
      /mfe-company aaa carries a copy of @mui\/material of its own, imported by pages\/AboutPage.tsx.*shared-content\/ui/,
    );
  });

  it("lets a development build have React's JSX runtime for development, and nothing else", () => {
    expect(check({ hidden: { react: [] } }, 'development')).not.toThrow();
    expect(check({ hidden: { react: [] } })).toThrow(/copy of react/);
    expect(check({ hidden: { '@emotion/react': [] } }, 'development')).toThrow(/@emotion\/react/);
  });
});
