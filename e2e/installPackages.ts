import { spawnSync } from 'node:child_process';

/** What the tests need besides Node, as Debian's packages. */
const packages = [
  // Also fonts with Arial's widths, on which the site's fallback fonts are measured.
  ...['chromium-headless-shell', 'fonts-liberation'],
  'firefox-esr',
  // The second one plays the film.
  ...['webkit2gtk-driver', 'gstreamer1.0-plugins-good', 'xvfb'],
  ...['caddy', 'nginx'],
  ...['postgresql', 'pgbouncer'],
];

/**
 * Installs the packages that this machine lacks, as root on Debian. Elsewhere tests of a missing program count as
 * skipped, and their titles say what to install. The tests never use the servers that the installation starts.
 */
export function installPackages(): void {
  const isInstalled = (name: string) => spawnSync('dpkg', ['-s', name], { stdio: 'ignore' }).status === 0;
  if (process.platform !== 'linux' || spawnSync('dpkg', ['--version']).error) return;
  const missing = packages.filter((name) => !isInstalled(name));
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0)
    return console.log(`Not on this machine: ${missing.join(', ')}. As root, the tests install them.`);
  console.log(`Installing ${missing.join(', ')}`);
  const apt = (...args: string[]) =>
    spawnSync('apt-get', ['-qq', ...args], {
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
      stdio: 'ignore',
    });
  apt('update');
  // One by one, so that a package that this Debian lacks costs only its own tests.
  for (const name of missing)
    if (apt('install', '--yes', '--no-install-recommends', name).status !== 0)
      console.log(`${name} cannot be installed.`);
}
