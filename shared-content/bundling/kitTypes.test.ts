import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppBuild, KitTypes } from '../artifact/build.contract';
import { formatFinding } from '../federation';
import { checkKit } from '../../shell/platform/compose/checks/checkKit';
import { readKitTypes } from './kitTypes';

const props = {
  title: 'title: string',
  lead: 'lead?: string',
  align: "align?: 'start' | 'center'",
  actions: 'actions?: readonly Action[]',
  open: 'open?: boolean',
};
/** A component of the kit with other props than in its first state. */
const hero = (other: Partial<typeof props> = {}) =>
  `export declare function Hero(props: { ${Object.values({ ...props, ...other }).join('; ')} }): ReactElement;`;
const action = `export interface Action { label: string; look?: 'primary' | 'quiet' }`;

// One kit in several states, each an entry point of its own; what a section sees under the name `kit`.
const kits = {
  first: `${action}${hero()}
    export declare function Box(props: { children: ReactElement | string; pad?: number }): ReactElement;
    export declare function text(style: 'body' | 'lead'): object;
    export const palette = { ink: '#000', jade: '#0fa' } as const;
    export const limit = 12 as number;`,
  renamed: action + hero({ title: 'heading: string' }),
  required: action + hero({ lead: 'lead: string' }),
  narrowed: action + hero({ align: "align?: 'start'" }),
  retyped: `${action}${hero({ title: 'title: number' })}
    export declare function Box(size: number): object;
    export const limit = '12' as string;`,
  removed: action + hero({ open: '' }),
  nested: `export interface Action { text: string; look?: 'primary' | 'quiet' }${hero()}
    export declare function Box(props: { children: ReactElement | string; pad?: number }): ReactElement;`,
  widened: `
    export interface Action { label: string; look?: 'primary' | 'quiet' | 'loud'; icon?: string }
    ${hero({ title: 'title: string | number', align: 'align?: string', open: 'open?: boolean; tone?: string' })}
    export declare function Box(props: { children?: ReactElement | string | number; pad?: number }): ReactElement;
    export declare function text(look: 'body' | 'lead' | 'small', more?: string): string;
    export const palette = { ink: '#111', jade: '#0fb', lily: '#f0f' } as const;`,
  recolored: `export const palette = { ink: '#000' } as const; export declare function text(style: 'body'): object;`,
};

let types: Record<string, KitTypes>;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kit-types-'));
  const entryPoints = Object.entries(kits).map(([name, code]) => {
    const file = path.join(folder, `${name}.ts`);
    writeFileSync(file, `interface ReactElement { type: string }\n${code}\nexport {};`);
    return [name, file];
  });
  types = readKitTypes(Object.fromEntries(entryPoints) as Record<string, string>, { strict: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A section that imports names of the first kit, beside a shell with another kit. */
function fit(names: readonly string[], kit: keyof typeof kits): string {
  const build = (app: string, version: string, of: KitTypes | undefined) =>
    ({ app, version, kit: { usage: {}, hidden: {}, types: { kit: of } } }) as unknown as AppBuild;
  const compiled = Object.fromEntries(names.map((name) => [name, types.first?.[name]])) as KitTypes;
  return checkKit(build('mfe-company', 'aaa', compiled), build('shell', 'bbb', types[kit]), {})
    .map((finding) => formatFinding(finding, finding.owner!))
    .join('\n');
}

describe('a release is refused when the shell changed an export in use:', () => {
  it.each([
    [
      'a prop is renamed',
      'renamed',
      'Hero',
      /mfe-company does not fit Hero of kit in shell bbb, which requires "heading"/,
    ],
    ['a prop is gone', 'removed', 'Hero', /which no longer takes "open"/],
    ['a prop is required now', 'required', 'Hero', /which requires "lead"/],
    ['a union is narrower', 'narrowed', 'Hero', /"align" no longer takes "center"/],
    ['a prop has another type', 'retyped', 'Hero', /"title" no longer takes string/],
    ['a member of a prop is renamed', 'nested', 'Hero', /no longer takes "actions\[\]\.label"/],
    ['a value lost a member', 'recolored', 'palette', /palette of kit .*"jade" is gone/],
    ['a value has another type', 'retyped', 'limit', /limit of kit .*was number and is string/],
    ['a component is none any more', 'retyped', 'Box', /Box of kit .*was a component and is a function/],
    ['a function takes less', 'recolored', 'text', /text of kit .*"argument 1" no longer takes "lead"/],
  ] as const)('%s', (_what, kit, name, words) => {
    expect(fit([name], kit)).toMatch(words);
  });
});

describe('a release passes when', () => {
  const everything = ['Hero', 'Box', 'text', 'palette'];
  it('nothing changed', () => expect(fit(everything, 'first')).toBe(''));
  it('the kit only accepts more', () => expect(fit(everything, 'widened')).toBe(''));
  it('only exports that the section does not import have changed', () =>
    expect(fit(['Box'], 'nested')).toBe(''));
});
