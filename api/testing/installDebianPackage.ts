import { execFileSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Serializes apt, because test files run in parallel. After one failure, the next file does not wait again. */
const script = `
  dpkg -s "$1" >/dev/null 2>&1 && exit 0
  [ -n "$(find "$2" -mmin -10 2>/dev/null)" ] && exit 1
  apt-get update -qq && apt-get install -y -qq --no-install-recommends "$1" && exit 0
  touch "$2"
  exit 1
`;

/**
 * Installs a Debian package where that needs no permission: as root, for example in a container. Servers that the
 * installation starts (PostgreSQL on 5432, Redis on 6379) are not used, because the tests' servers have ports and
 * folders of their own.
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
