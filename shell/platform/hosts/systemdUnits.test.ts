import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { systemdUnits } from './systemdUnits';

const options = {
  checkout: '/tmp',
  envFile: '/etc/site.env',
  user: 'root',
  node: process.execPath,
  store: '/var/lib/site/store',
  data: '/var/lib/site/data',
  backups: '/var/backups/site',
};

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

it('units name the writable folders, the environment file and the programs', () => {
  const units = systemdUnits(options);
  for (const name of ['site.service', 'site-prune.service', 'site-backup.service']) {
    const backups = name === 'site-backup.service' ? ' -/var/backups/site' : '';
    // The service makes a missing folder. If it cannot, `-` lets Node start and say so.
    expect(units[name]).toContain(`ReadWritePaths=-/var/lib/site/store -/var/lib/site/data${backups}\n`);
    expect(units[name]).toContain('Environment=SITE_DIR=/var/lib/site/store DATA_DIR=/var/lib/site/data\n');
    for (const folder of ['-m 0755 -o root /var/lib/site/store', '-m 0700 -o root /var/lib/site/data'])
      expect(units[name]).toContain(`ExecStartPre=+/usr/bin/install -d ${folder}\n`);
    // HOST=0.0.0.0 makes Node list the machine's interfaces.
    expect(units[name]).toMatch(/^RestrictAddressFamilies=.*\bAF_NETLINK\b/m);
    // nginx reads the store as another user.
    expect(units[name]).toContain('UMask=0022\n');
    expect(units[name]).toContain('ENV_FILE=/etc/site.env\n');
  }
  for (const [name, command] of [
    ['site.service', 'shell/platform/start.ts serve'],
    ['site-prune.service', 'shell/platform/release/cli.ts prune'],
    ['site-backup.service', 'api/owner/owner.ts backups run'],
  ] as const)
    expect(units[name]).toContain(`ExecStart=${process.execPath} --import tsx -- ${command}`);
  expect(Object.keys(units)).toEqual([
    'site.service',
    'site-prune.service',
    'site-prune.timer',
    'site-backup.service',
    'site-backup.timer',
  ]);
});

it('with --nginx, units reload nginx when a generation appears', () => {
  const units = systemdUnits({ ...options, nginx: true });
  expect(units['site-nginx.path']).toContain('PathChanged=/var/lib/site/store/pages\n');
  expect(units['site-nginx.service']).toMatch(/^ExecStart=.*reload nginx\.service$/m);
});

(hasSystemd ? it : it.skip)('are units that systemd takes without a word', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'units-'));
  try {
    const files = Object.entries(systemdUnits({ ...options, nginx: true })).map(([name, text]) => {
      const file = path.join(folder, name);
      writeFileSync(file, text);
      return file;
    });
    const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...files], {
      encoding: 'utf8',
    });
    expect({ status, said: stdout + stderr }).toEqual({ status: 0, said: '' });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});
