import { readFileSync } from 'node:fs';
import path from 'node:path';
import { apiDevPort, getAppName, apps, getApp, getSection, sections } from './registry';
import { homePart } from './scripts';

const root = path.resolve(__dirname, '../..');

it('lists exactly the section workspaces of package.json', () => {
  const { workspaces } = JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8')) as {
    workspaces: string[];
  };
  expect(sections.map(({ name }) => name).sort()).toEqual(
    workspaces.filter((name) => name.startsWith('mfe-')).sort(),
  );
});

it('gives each app its own port and container, and each path one owner', () => {
  const ports = [apiDevPort, ...apps.map(({ devPort }) => devPort)];
  expect(new Set(ports).size).toBe(ports.length);
  expect(new Set(sections.map(({ container }) => container)).size).toBe(sections.length);
  const prefixes = sections.flatMap((section) => section.prefixes);
  for (const one of prefixes)
    for (const other of prefixes) if (one !== other) expect(`${one}/`.startsWith(`${other}/`)).toBe(false);
});

it('Home’s sign-up is an expose of its section', () => {
  expect(Object.keys(getSection(homePart.section).exposes)).toContain(`./${homePart.expose}`);
});

it('finds the owner of a path; the shell owns unknown paths', () => {
  expect(['/', '/services/ai-ml', '/servicesx'].map((path) => getApp(path)?.name)).toEqual([
    'shell',
    'mfe-services',
    undefined,
  ]);
  expect(['/', '/services/ai-ml', '/servicesx'].map(getAppName)).toEqual(['shell', 'mfe-services', 'shell']);
});
