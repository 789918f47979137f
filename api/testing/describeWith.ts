import { findProgram, findPostgresql } from './serverPrograms';

const servers = {
  PostgreSQL: { find: findPostgresql, debianPackage: 'postgresql' },
  PgBouncer: { find: () => findProgram('pgbouncer'), debianPackage: 'pgbouncer' },
  Caddy: { find: () => findProgram('caddy'), debianPackage: 'caddy' },
  nginx: { find: () => findProgram('nginx'), debianPackage: 'nginx' },
} as const;

/**
 * A suite that needs one or more real servers (`npm test` installs them, as root on Debian). Without one, the suite is
 * skipped, counted as skipped, and its title says why.
 */
export function describeWith(
  server: keyof typeof servers | (keyof typeof servers)[],
  title: string,
  suite: () => void,
): void {
  const missing = [server].flat().find((name) => servers[name].find() === undefined);
  if (missing === undefined) describe(title, suite);
  else
    describe.skip(
      `${title} (skipped: ${missing} is not installed; apt-get install ${servers[missing].debianPackage})`,
      suite,
    );
}
