import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type SectionEntry, entryFile, exposeChunk, federationManifest } from '../federation';
import { root } from '../artifact/paths';

/** The kit's entry points: sections import the kit through them, and the kit report is about them. */
export const kitEntryPoints = ['shared-content/ui', 'shared-content/ui/forms'] as const;

/** Modules of which a page must have exactly one copy → the package of each. The kit exports everything else. */
const sharedModules: Readonly<Record<string, string>> = {
  react: 'react',
  'react-dom': 'react-dom',
  'react/jsx-runtime': 'react',
  ...Object.fromEntries(kitEntryPoints.map((entryPoint) => [entryPoint, 'shared-content'])),
};

/** Names of the modules that the shell provides to sections. */
export const sharedNames = Object.keys(sharedModules);

const getVersion = (name: string): string =>
  (
    JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

/** Each of those modules → its version. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(Object.entries(sharedModules).map(([name, owner]) => [name, getVersion(owner)]));

/**
 * The `shared` option of ModuleFederationPlugin for a section. A page has one copy, the host's, which loads before any
 * section. A section accepts every minor version of its major version, as its release checks its use of the kit. With
 * another major version its load fails, and the page keeps its server markup.
 *
 * @param role `consumed` for a released section; `consumed or own` for a dev server, which brings its own copies for
 *   use without a host
 */
const getShared = (role: 'consumed' | 'consumed or own') =>
  Object.fromEntries(
    Object.entries(sharedVersions()).map(([name, version]) => [
      name,
      {
        singleton: true,
        strictVersion: true,
        requiredVersion: `^${version.replace(/\..*/, '')}.0.0`,
        ...(role === 'consumed' ? { import: false as const } : { version }),
      },
    ]),
  );

/** Exposes with named chunks, so that compose finds the files of each. */
const getExposes = ({ exposes }: SectionEntry) =>
  Object.fromEntries(
    Object.entries(exposes).map(([key, module]) => [
      key,
      { import: module, name: exposeChunk(key.slice(2)) },
    ]),
  );

/**
 * How a section's entry reads the host's runtime. As a property of `globalThis`, webpack's default, a missing one would be
 * an `undefined` that fails later as the runtime's "RUNTIME-001". As a variable it is "_FEDERATION_RUNTIME_CORE is not
 * defined", which the README's "Other bundlers" explains.
 */
export const coreAsVariable = 'var';

/**
 * A section's container, with its manifest (module-federation.io/configure): options of ModuleFederationPlugin, which
 * `@module-federation/enhanced` has for webpack and for Rspack.
 */
export const sectionContainer = (section: SectionEntry, role: 'consumed' | 'consumed or own') => ({
  name: section.container,
  filename: entryFile,
  exposes: getExposes(section),
  shared: getShared(role),
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
