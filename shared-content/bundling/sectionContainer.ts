import { type SectionEntry, entryFile, exposeChunk, federationManifest } from '../federation';
import { shared } from './shared';

/** Exposes with named chunks, so that compose finds the files of each. */
const getExposes = ({ exposes }: SectionEntry) =>
  Object.fromEntries(
    Object.entries(exposes).map(([key, module]) => [
      key,
      { import: module, name: exposeChunk(key.slice(2)) },
    ]),
  );

/**
 * A section's container, with its manifest (module-federation.io/configure): options of ModuleFederationPlugin, which
 * `@module-federation/enhanced` has for webpack and for Rspack.
 */
export const sectionContainer = (section: SectionEntry, role: 'consumed' | 'consumed or own') => ({
  name: section.container,
  filename: entryFile,
  exposes: getExposes(section),
  shared: shared(role),
  // The host's copies are there before any section: nothing is to be negotiated between sections.
  shareStrategy: 'loaded-first' as const,
  manifest: { fileName: federationManifest },
  // Types are checked by the release, against the shell that is live.
  dts: false,
  dev: false,
  experiments: {
    optimization: { target: 'web' as const },
    // The page has one copy of the runtime, the host's; a section alone on a dev server brings its own.
    externalRuntime: role === 'consumed',
  },
});
