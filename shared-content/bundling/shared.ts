import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../artifact/paths';

/** The modules through which sections reach the kit, and its types and uses are read. */
export const kitDoors = ['shared-content/ui', 'shared-content/ui/forms'] as const;

/** What one copy of each must serve the whole page; everything else leaves through the kit. */
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

/** Versions of what the shell provides, by the name under which sections ask for it. */
export const sharedVersions = (): Record<string, string> =>
  Object.fromEntries(Object.entries(getPackage).map(([name, owner]) => [name, getVersion(owner)]));

/**
 * The `shared` option of ModuleFederationPlugin for a section. There is one copy a page: the host's, which is there
 * before any section. A section takes every minor version of the major one that it was built against, as what it
 * uses of the kit is checked at its release; with another major version its load fails, and the page stays as served.
 *
 * @param role `consumed` by a released section, `consumed or own` by a section on a developer's machine, which alone
 *   brings what no host provides
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
