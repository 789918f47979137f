import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../artifact/paths';

/** The kit's entry points ("doors"): sections import the kit through them, and the kit report is about them. */
export const kitDoors = ['shared-content/ui', 'shared-content/ui/forms'] as const;

/** Modules of which a page must have exactly one copy, and the package of each. The kit exports everything else. */
const getPackage: Readonly<Record<string, string>> = {
  react: 'react',
  'react-dom': 'react-dom',
  'react/jsx-runtime': 'react',
  ...Object.fromEntries(kitDoors.map((door) => [door, 'shared-content'])),
};

export const sharedNames = Object.keys(getPackage);

const getVersion = (name: string): string =>
  (
    JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

/** Name of each module that the shell provides to sections → its version. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(Object.entries(getPackage).map(([name, owner]) => [name, getVersion(owner)]));

/**
 * The `shared` option of ModuleFederationPlugin for a section. A page has one copy, the host's, which loads before any
 * section. A section accepts every minor version of its major version, as its release checks its use of the kit. With
 * another major version its load fails, and the page keeps its server markup.
 *
 * @param role `consumed` for a released section; `consumed or own` for a dev server, which brings its own copies for
 *   use without a host
 */
export const shared = (role: 'consumed' | 'consumed or own') =>
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
