import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { AppBuild, KitTypes } from '../artifact/build.contract';
import { sayFinding } from '../federation';
import { checkKitTypes } from '../../shell/platform/compose/checks/checkKitTypes';
import { kitChanges } from '../../shell/platform/compose/checks/kitChanges';
import { readKitTypes } from './kitTypes';
import { collectKitUses, getKitUses } from './kitUses';

// One kit in several states, each a door of its own; what a section sees under the name `kit`.
const kits = {
  first: `
    export interface Action { label: string; look?: 'primary' | 'quiet' }
    export declare function Hero(props: { title: string; lead?: string; align?: 'start' | 'center'; actions?: readonly Action[]; open?: boolean }): ReactElement;
    export declare function Box(props: { children: ReactElement | string; pad?: number }): ReactElement;
    export declare function text(style: 'body' | 'lead'): object;
    export const palette = { ink: '#000', jade: '#0fa' } as const;`,
  renamed: `export declare function Hero(props: { heading: string; lead?: string; align?: 'start' | 'center' }): ReactElement;`,
  required: `export declare function Hero(props: { title: string; lead: string; align?: 'start' | 'center' }): ReactElement;`,
  narrowed: `export declare function Hero(props: { title: string; lead?: string; align?: 'start' }): ReactElement;`,
  retyped: `export declare function Hero(props: { title: number; lead?: string; align?: 'start' | 'center' }): ReactElement;`,
  nested: `
    export interface Action { text: string; look?: 'primary' | 'quiet' }
    export declare function Hero(props: { title: string; lead?: string; align?: 'start' | 'center'; actions?: readonly Action[] }): ReactElement;`,
  widened: `
    export interface Action { label: string; look?: 'primary' | 'quiet' | 'loud'; icon?: string }
    export declare function Hero(props: { title: string | number; lead?: string; align?: 'start' | 'center' | 'end'; actions?: readonly Action[]; open?: boolean; tone?: string }): ReactElement;
    export declare function Box(props: { children?: ReactElement | string | number; pad?: number }): ReactElement;
    export declare function text(look: 'body' | 'lead' | 'small', more?: string): string;
    export const palette = { ink: '#111', jade: '#0fb', lily: '#f0f' } as const;`,
  recolored: `export const palette = { ink: '#000' } as const; export declare function text(style: 'body'): object;`,
};

let types: Record<string, KitTypes>;
let folder: string;
beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'kit-types-'));
  const doors = Object.entries(kits).map(([name, code]) => {
    const file = path.join(folder, `${name}.ts`);
    writeFileSync(file, `interface ReactElement { type: string }\n${code}\nexport {};`);
    return [name, file];
  });
  types = readKitTypes(Object.fromEntries(doors) as Record<string, string>, { strict: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A section of one source file, compiled against the first kit, beside a shell with another. */
function fit(source: string, kit: keyof typeof kits): string {
  const uses: Parameters<typeof collectKitUses>[0] = new Map();
  collectKitUses(uses, ['kit'], 'Page.tsx', `import { Hero, Box, text, palette } from 'kit';\n${source}`);
  const section = {
    app: 'mfe-company',
    version: 'aaa',
    kit: { types: { kit: types.first }, uses: getKitUses(uses) },
  };
  const shell = { app: 'shell', version: 'bbb', kit: { types: { kit: types[kit] } } };
  return checkKitTypes(section as unknown as AppBuild, shell as unknown as AppBuild)
    .map((finding) => sayFinding(finding, finding.owner!))
    .join('\n');
}

describe('a release is refused when the shell changed an export that a section uses', () => {
  it.each([
    [
      'a prop is renamed',
      'renamed',
      '<Hero title="x" />',
      /mfe-company does not fit Hero of kit in shell bbb: .*"title", which it does not take/,
    ],
    [
      'a prop is required now',
      'required',
      '<><Hero title="x" lead="y" /><Hero title="x" /></>',
      /requires "lead", which the section does not always give/,
    ],
    [
      'a union is narrower',
      'narrowed',
      '<Hero title="x" align="center" />',
      /"align" takes "start" and no longer "center"|"align" .*no longer .*"center"/,
    ],
    ['a prop has another type', 'retyped', '<Hero title="x" />', /"title" takes number and no longer string/],
    [
      'a member of a prop is renamed',
      'nested',
      '<Hero title="x" actions={actions} />',
      /"actions\[\]\.label" is no longer taken/,
    ],
    [
      'a spread may carry what was removed',
      'renamed',
      '<Hero {...rest} />',
      /gives it "actions"|gives it "title"/,
    ],
    ['a copy made by styled() hides what is given', 'renamed', 'styled(Hero)', /does not take/],
    ['a value lost a member', 'recolored', 'palette.jade', /palette of kit .*"jade" is gone/],
  ] as const)('%s', (_what, kit, source, words) => {
    expect(fit(`export const Page = () => ${source};`, kit)).toMatch(words);
  });

  it('a function takes less', () => {
    const only = { ...types.recolored, palette: types.first?.palette } as KitTypes;
    types.lessText = only;
    expect(fit('export const style = text("lead");', 'lessText' as keyof typeof kits)).toMatch(
      /text of kit .*"argument 1"/,
    );
  });
});

describe('a release passes when', () => {
  const page = (jsx: string) => `export const Page = () => <>${jsx}</>;`;
  const everything = page(
    `<Hero title="x" lead="y" align="center" actions={a} open /><Box pad={2}>{text('lead')}{palette.jade}</Box>`,
  );
  it('nothing changed', () => expect(fit(everything, 'first')).toBe(''));
  it('the kit only takes more', () => expect(fit(everything, 'widened')).toBe(''));
  it('what went is not what the section gives', () =>
    expect(fit(page('<Hero title="x" />'), 'narrowed')).toBe(''));
});

describe('what changed in the kit is said for who writes sections', () => {
  const told = (from: keyof typeof kits, to: keyof typeof kits) =>
    Object.fromEntries(
      kitChanges({ kit: types[from] ?? {} }, { kit: types[to] ?? {} }).map(({ name, is, words }) => [
        name,
        [is, ...words],
      ]),
    );

  it('when the kit takes more', () =>
    expect(told('first', 'widened')).toEqual({
      Box: ['changed', '"children" may be left out', '"children" takes number as well'],
      Hero: [
        'changed',
        'takes "actions[].icon" (string)',
        '"actions[].look" takes "loud" as well',
        '"align" takes "end" as well',
        '"title" takes number as well',
        'takes "tone" (string)',
      ],
      palette: ['changed', 'has "lily" (string)'],
      text: ['changed', '"argument 1" takes "small" as well', 'takes "argument 2" (string)'],
    }));

  it('when it takes something else', () => {
    expect(told('first', 'renamed').Hero).toEqual([
      'changed',
      'no longer takes "actions"',
      'requires "heading" (string)',
      'no longer takes "open"',
      'no longer takes "title"',
    ]);
    expect(told('first', 'required').Hero).toContain('requires "lead"');
    expect(told('first', 'narrowed').Hero?.join()).toMatch(/"align" .*no longer .*"center"/);
    expect(told('first', 'retyped').Hero).toContain('"title" takes number and no longer string');
    expect(told('first', 'nested').Hero).toEqual([
      'changed',
      'no longer takes "actions[].label"',
      'requires "actions[].text" (string)',
      'no longer takes "open"',
    ]);
    expect(told('first', 'recolored').palette).toEqual(['changed', '"jade" is gone']);
  });

  it('when exports came and went, and nothing where nothing did', () => {
    expect(told('renamed', 'first')).toMatchObject({
      Box: ['new', 'a component: children, pad?'],
      palette: ['new', 'a value: ink, jade'],
      text: ['new', 'a function of 1 argument'],
    });
    expect(told('first', 'renamed')).toMatchObject({ Box: ['gone'], palette: ['gone'], text: ['gone'] });
    expect(told('first', 'first')).toEqual({});
  });
});

it('children count as given where an element has some', () => {
  const uses: Parameters<typeof collectKitUses>[0] = new Map();
  const source = `import { Box as B, type Hero } from 'kit';\nconst a = <B>\n  words\n</B>; const b = <B pad={1} key="k" data-x="1">\n</B>;`;
  collectKitUses(uses, ['kit'], 'Page.tsx', source);
  expect(getKitUses(uses)).toEqual({ kit: { Box: { given: ['children', 'pad'], always: [] } } });
});
