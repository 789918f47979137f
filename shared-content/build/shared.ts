import { readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from './paths';

/** The modules through which sections reach the kit, and its types and uses are read. */
export const kitDoors = ['shared-content/ui', 'shared-content/ui/forms'] as const;

/** What one copy of each must serve the whole page; everything else leaves through the kit. */
const packageOf: Readonly<Record<string, string>> = {
  react: 'react',
  'react-dom': 'react-dom',
  'react/jsx-runtime': 'react',
  ...Object.fromEntries(kitDoors.map((door) => [door, 'shared-content'])),
};

export const sharedNames = Object.keys(packageOf);

/** Kit doors that stay out of the shell's first script: provided when a page asks for them. */
const lazyDoors: ReadonlySet<string> = new Set([
  'shared-content/ui/forms',
] satisfies (typeof kitDoors)[number][]);

const versionOf = (name: string): string =>
  (
    JSON.parse(readFileSync(path.join(root, 'node_modules', name, 'package.json'), 'utf8')) as {
      version: string;
    }
  ).version;

/**
 * The `shared` option of ModuleFederationPlugin. Everybody asks the share scope for what they were built
 * against, or later of the same major version, and there is one copy a page: the shell's, which is there before
 * any section. A section that was built against a newer one gets it as well, and the console says so; whether
 * what it uses of the kit exists there was checked when it was released.
 *
 * @param role `provided` by the shell with its scripts, `consumed` by a released section, `consumed or own` by a
 *   section on a developer's machine, which alone brings what no shell provides
 */
export const shared = (role: 'provided' | 'consumed' | 'consumed or own') =>
  Object.fromEntries(
    Object.entries(packageOf).map(([name, owner]) => {
      const version = versionOf(owner);
      return [
        name,
        {
          singleton: true,
          requiredVersion: `^${version}`,
          ...(role === 'consumed' ? { import: false as const } : { version }),
          ...(role === 'provided' && { eager: !lazyDoors.has(name) }),
        },
      ];
    }),
  );
