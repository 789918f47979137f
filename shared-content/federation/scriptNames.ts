import type { SectionName } from './registry';

/**
 * Names of scripts that builds give, and that documents, prefetching and budgets know without asking. Chunks are named
 * in the source, by webpack's comment within each `import()`, where no constant can stand.
 */

/** File of a section's container. */
export const entryFile = 'remoteEntry.js';

/** What a version's container holds, in Module Federation's own format (module-federation.io/configure/manifest). */
export const federationManifest = 'mf-manifest.json';

/** File of a named chunk; the shell's first scripts alone carry a hash in theirs. */
export const chunkFile = (name: string): string => `${name}.js`;

/** Chunk of Home, which is the shell's own page. */
export const homeChunk = 'home';

/** Chunk of what Home needs where the document brought the rest. */
export const servedHomeChunk = 'home-served';

/** Chunk of the shell that loads sections: Module Federation's runtime. */
export const federationChunk = 'federation';

/** Chunk of the not-found page, and the name of its part. */
export const notFoundChunk = 'not-found';

/** What Home shows of a section. */
export const homePart = { section: 'mfe-contact', expose: 'NewsletterSignUp' } as const satisfies {
  readonly section: SectionName;
  readonly expose: string;
};

/** Chunk of a module that a section exposes, by its key without './'. */
export const exposeChunk = (expose: string): string => `expose.${expose}`;

export const isExposeChunk = (name: string): boolean => name.startsWith('expose.');

/** Chunk that pages below one path share: `services.shared` for `/services/…`. */
export const sharedChunk = (folder: string): string => `${folder}.shared`;

/** File of a chunk that pages share, and their folder (`services`). */
export const sharedFile = /^(?:(.*)\.)?shared\.js$/;
