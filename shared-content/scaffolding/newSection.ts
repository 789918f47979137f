import { existsSync, rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { type SectionEntry, isPath, pathCure } from '../federation';
import type { Changes } from './Changes';
import { appendTo } from './appendTo';
import { type Checkout, type PageWords, addPage, refuse } from './newPage';
import { sectionFiles, sectionPackage, getTitle } from './templates';

export interface SectionWishes extends PageWords {
  readonly prefix?: string;
}

const registry = 'shared-content/federation/registry.ts';

/** First path segments that the site uses for other things than pages. */
const reserved = new Set([
  'api',
  'assets',
  'captcha',
  'drawings',
  'error',
  'fonts',
  'index',
  'kit',
  'og',
  'operators',
  'pins',
]);

/** @throws Error for a prefix that is not a path, or that overlaps with another section's */
function checkPrefix(prefix: string, sections: readonly SectionEntry[]): void {
  if (!isPath(prefix)) refuse(`${prefix} is no path of this site. ${pathCure}`);
  const [, head = ''] = prefix.split('/');
  if (reserved.has(head)) refuse(`/${head} is the site's own: choose another prefix.`);
  if (/^\d/.test(head))
    refuse(`${prefix} starts with a digit, which no generated name can: choose another prefix.`);
  for (const { name, prefixes } of sections)
    for (const taken of prefixes)
      if (`${prefix}/`.startsWith(`${taken}/`) || `${taken}/`.startsWith(`${prefix}/`))
        refuse(`${taken} belongs to ${name}: choose another prefix, or make a page there.`);
}

interface Lockfile {
  packages: Record<string, { workspaces?: string[]; [key: string]: unknown }>;
}

/** Adds the workspace to package.json and lockfile where npm would put it, so that `npm ci` works without `npm install`. */
function addWorkspace(changes: Changes, name: string): void {
  const withSection = (workspaces: string[] = []) => {
    const at = workspaces.findLastIndex((place) => place.startsWith('mfe-')) + 1;
    return [...workspaces.slice(0, at), name, ...workspaces.slice(at)];
  };
  const manifest = JSON.parse(changes.read('package.json')) as { workspaces?: string[] };
  manifest.workspaces = withSection(manifest.workspaces);
  changes.write('package.json', `${JSON.stringify(manifest, null, 2)}\n`);

  const lock = JSON.parse(changes.read('package-lock.json')) as Lockfile;
  const { version, dependencies } = sectionPackage(name);
  const packages: Lockfile['packages'] = {
    ...lock.packages,
    [name]: { version, dependencies },
    [`node_modules/${name}`]: { resolved: name, link: true },
    '': { ...lock.packages[''], workspaces: withSection(lock.packages['']?.workspaces) },
  };
  lock.packages = Object.fromEntries(Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en')));
  changes.write('package-lock.json', `${JSON.stringify(lock, null, 2)}\n`);
}

/** Creates the link in node_modules that `npm install` would make. */
export function linkWorkspace(root: string, name: string): void {
  const link = path.join(root, 'node_modules', name);
  if (!existsSync(path.dirname(link))) return;
  rmSync(link, { force: true });
  symlinkSync(path.join('..', name), link, 'junction');
}

/**
 * Adds a section with one page at its prefix: its folder, its line in the registry, its workspace.
 *
 * @param word name of the section without `mfe-`
 * @returns its entry in the registry
 * @throws Error in one line for a name or prefix that the section cannot have
 */
export async function addSection(
  changes: Changes,
  checkout: Checkout,
  word: string,
  { prefix = `/${word}`, ...words }: SectionWishes = {},
): Promise<SectionEntry> {
  const { sections } = checkout;
  if (!/^[a-z]+(-[a-z]+)*$/.test(word))
    refuse(
      `"${word}" is no name for a section: write words of a-z with single dashes between them, such as news.`,
    );
  const name = `mfe-${word}` as SectionEntry['name'];
  if (sections.some((section) => section.name === name) || changes.has(name))
    refuse(
      `${name} is there already: choose another name, or make a page: npm run new -- page ${name} <path>.`,
    );
  checkPrefix(prefix, sections);
  const devPort = Math.max(...sections.map((section) => section.devPort)) + 1;

  const line = { name, devPort, prefixes: [prefix], footerLink: getTitle(prefix) };
  const registered = appendTo(changes.read(registry), 'list', 'registered', JSON.stringify(line));
  if (registered === undefined) return refuse(`${registry} has no list of sections: registered = [ … ].`);
  changes.write(registry, registered);
  addWorkspace(changes, name);
  for (const [file, text] of Object.entries(sectionFiles(name, prefix, devPort)))
    changes.write(`${name}/${file}`, text);
  const entry: SectionEntry = {
    name,
    devPort,
    prefixes: [prefix as `/${string}`],
    container: name.replaceAll('-', '_'),
    exposes: { './section': './section.ts' },
  };
  await addPage(changes, { ...checkout, getFolder: () => name }, entry, prefix, words);
  return entry;
}
