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
  // The host's copies load before any section, so sections have nothing to negotiate.
  shareStrategy: 'loaded-first' as const,
  manifest: { fileName: federationManifest },
  // A release checks the types against the live shell.
  dts: false,
  dev: false,
  experiments: {
    optimization: { target: 'web' as const },
    // A page has one copy of the runtime, the host's. A section alone on a dev server brings its own.
    externalRuntime: role === 'consumed',
  },
});
