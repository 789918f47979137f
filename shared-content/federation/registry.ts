/** One independently built and released part of the site. */
export interface AppEntry {
  /** Folder, workspace and asset folder name. */
  readonly name: AppName;
  /** Port of its webpack-dev-server. */
  readonly devPort: number;
}

/** A section: an app whose pages the shell loads at run time. */
export interface SectionEntry extends AppEntry {
  readonly name: SectionName;
  /** Name of its federation container, without dashes: the default library type does not allow them. */
  readonly container: string;
  /** Path prefixes that it owns. It may add pages below them without any change to the shell. */
  readonly prefixes: readonly `/${string}`[];
  /** Federation expose → module, relative to the section's folder. */
  readonly exposes: Readonly<Record<`./${string}`, string>>;
  /** Label of the footer's link to its first prefix; none if the links of the specification lead there. */
  readonly footerLink?: string;
}

type Line = Pick<SectionEntry, 'devPort' | 'prefixes' | 'footerLink'> &
  Partial<Pick<SectionEntry, 'exposes'>> & { readonly name: `mfe-${string}` };

/** One line for each section. `npm run new -- section` adds it. */
const registered = [
  { name: 'mfe-services', devPort: 3001, prefixes: ['/services', '/industries', '/products'] },
  { name: 'mfe-portfolio', devPort: 3002, prefixes: ['/projects', '/case-studies'] },
  {
    name: 'mfe-company',
    devPort: 3003,
    prefixes: ['/about', '/careers', '/blog', '/privacy-policy', '/terms-of-service'],
  },
  {
    name: 'mfe-contact',
    devPort: 3004,
    prefixes: ['/contact'],
    exposes: { './NewsletterSignUp': './components/newsletter/NewsletterSignUp.tsx' },
  },
] as const satisfies readonly Line[];

export type SectionName = (typeof registered)[number]['name'];
export type AppName = 'shell' | SectionName;

export const shellApp: AppEntry = { name: 'shell', devPort: 3000 };
export const apiDevPort = 4000;

/** The one list of sections: webpack, shell, compose, release and tests all read it. */
export const sections: readonly SectionEntry[] = registered.map((line: Line & { name: SectionName }) => ({
  ...line,
  container: line.name.replaceAll('-', '_'),
  exposes: { './section': './section.ts', ...line.exposes },
}));

export const apps: readonly AppEntry[] = [shellApp, ...sections];

/**
 * The section of a name.
 *
 * @throws Error for a name that the registry lacks
 */
export function getSection(name: string): SectionEntry {
  const found = sections.find((section) => section.name === name);
  if (!found)
    throw new Error(
      `There is no section "${name}". The registry knows ${sections.map((s) => s.name).join(', ')}.`,
    );
  return found;
}

/** Whether a path is below a section's prefixes. */
export const isBelow = ({ prefixes }: Pick<SectionEntry, 'prefixes'>, path: string): boolean =>
  prefixes.some((prefix) => path === prefix || path.startsWith(`${prefix}/`));

/** The section that owns a path; undefined when none does (Home and not-found). */
export function findSection(path: string): SectionEntry | undefined {
  return sections.find((section) => isBelow(section, path));
}

/** Whether a path is Home's, the shell's own page without a route. */
export const isHome = (path: string): boolean => path === '/';

/** The app that owns the page at a path: the shell owns Home, sections own paths below their prefixes. */
export const getApp = (path: string): AppEntry | undefined => (isHome(path) ? shellApp : findSection(path));

/** Name of the app that answers at a path: for a path without owner the shell, with its not-found page. */
export const getAppName = (path: string): AppName => (findSection(path) ?? shellApp).name;
