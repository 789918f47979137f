import { type AppEntry, sectionOwning, shellApp } from 'shared-content/federation';

/** The app whose page stands at a path: the shell has Home, sections what is below their prefixes. */
export const ownerOf = (path: string): AppEntry | undefined =>
  path === '/' ? shellApp : sectionOwning(path);
