import { type SectionName, isHome, findSection } from './registry';

/**
 * Timeout of a script in milliseconds: for a section's entry, which the shell loads, and for all chunks that webpack's
 * runtime loads after it (`chunkLoadTimeout`). Both have the same timeout, as a page waits for both.
 */
export const scriptTimeout = 15_000;

/**
 * Names of the scripts in builds, on which documents, prefetching and budgets rely. The source names chunks by webpack's
 * comment within each `import()`, where a constant is not possible.
 */

/** File of a section's container. */
export const entryFile = 'remoteEntry.js';

/** Manifest of a version's container, in Module Federation's own format (module-federation.io/configure/manifest). */
export const federationManifest = 'mf-manifest.json';

/** File of a named chunk. Only the shell's first script has a hash in its file name. */
export const chunkFile = (name: string): string => `${name}.js`;

/** The shell's chunk that hydrates a page, and that of React's packages, which it needs. */
export const mainChunk = 'main';
export const reactChunk = 'v-react';

/** Chunk of Home, which is the shell's own page. */
export const homeChunk = 'home';

/** Chunk of the shell that loads sections: Module Federation's runtime. */
export const federationChunk = 'federation';

/** The component of a section that Home shows. */
export const homePart = { section: 'mfe-contact', expose: 'NewsletterSignUp' } as const satisfies {
  readonly section: SectionName;
  readonly expose: string;
};

/** The section that a path's document shows besides the shell: on Home the one that brings a part of it. */
export const getSectionShownAt = (path: string): SectionName | undefined =>
  isHome(path) ? homePart.section : findSection(path)?.name;

/** Chunk of a module that a section exposes, by its key without './'. */
export const exposeChunk = (expose: string): string => `expose.${expose}`;

export const isExposeChunk = (name: string): boolean => name.startsWith('expose.');

/** Chunk of a lazy part of the kit in the shell, by its entry point: `kit-forms` of `shared-content/ui/forms`. */
export const kitChunk = (entryPoint: string): string => entryPoint.replace(/^.*\//, 'kit-');

/** Whether a script's URL is that of a lazy part of the kit. */
export const isKitFile = (url: string): boolean => /\/kit-[^/]+$/.test(url);

/** Chunk that pages below one path share: `services.shared` for `/services/…`. */
export const sharedChunk = (folder: string): string => `${folder}.shared`;

/** File of a chunk that pages share, and their folder (`services`). */
export const sharedFile = /^(?:(.*)\.)?shared\.js$/;

/** Name of the chunk of a page: `/services/ai-ml` → `services.ai-ml`. */
export const getChunkName = (path: string): string => path.slice(1).replaceAll('/', '.');
