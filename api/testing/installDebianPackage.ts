import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Test files run in parallel and apt does not; and where it failed once, the next file need not wait for it again. */
const script = `
  dpkg -s "$1" >/dev/null 2>&1 && exit 0
  [ -n "$(find "$2" -mmin -10 2>/dev/null)" ] && exit 1
  apt-get update -qq && apt-get install -y -qq --no-install-recommends "$1" && exit 0
  touch "$2"
  exit 1
`;

/**
 * Installs a package of Debian's where that is possible without asking anybody: as root, as in a container. What its
 * installation starts by itself (PostgreSQL on 5432, Redis on 6379) is none of the tests' business: theirs have ports
 * and folders of their own.
 */
export function installDebianPackage(name: string): boolean {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false;
  const lock = join(tmpdir(), 'site-api-apt.lock');
  const failed = join(tmpdir(), `site-api-apt-failed-${name}`);
  try {
    execFileSync('flock', [lock, 'sh', '-c', script, 'install', name, failed], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
      timeout: 300_000,
    });
    return true;
  } catch {
    return false;
  }
}
