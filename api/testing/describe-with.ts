import { findPostgresql } from './find-postgresql';
import { findRedis } from './find-redis';
import { installDebianPackage } from './install-debian-package';

const servers = {
  PostgreSQL: { find: findPostgresql, debianPackage: 'postgresql' },
  Redis: { find: findRedis, debianPackage: 'redis-server' },
} as const;

/**
 * A suite that needs a real server. It is installed when it is missing and the tests run as root; where it cannot be
 * had, the suite is skipped, counted as such, and its title says why.
 */
export function describeWith(server: keyof typeof servers, title: string, suite: () => void): void {
  const { find, debianPackage } = servers[server];
  const there = find() !== undefined || (installDebianPackage(debianPackage) && find() !== undefined);
  if (there) describe(title, suite);
  else
    describe.skip(`${title} (skipped: ${server} is not installed; apt-get install ${debianPackage})`, suite);
}
