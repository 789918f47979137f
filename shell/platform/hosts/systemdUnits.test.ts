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
};

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

it('names the folders that may be written, the variables’ file and the programs', () => {
  const units = systemdUnits(options);
  for (const name of ['site.service', 'site-prune.service']) {
    // A folder that is missing is made; one that cannot be made must not keep Node from saying so.
    expect(units[name]).toContain('ReadWritePaths=-/var/lib/site/store -/var/lib/site/data\n');
    expect(units[name]).toContain('Environment=SITE_DIR=/var/lib/site/store DATA_DIR=/var/lib/site/data\n');
    for (const folder of ['-m 0755 -o root /var/lib/site/store', '-m 0700 -o root /var/lib/site/data'])
      expect(units[name]).toContain(`ExecStartPre=+/usr/bin/install -d ${folder}\n`);
    // HOST=0.0.0.0 asks for the machine's interfaces.
    expect(units[name]).toMatch(/^RestrictAddressFamilies=.*\bAF_NETLINK\b/m);
    // nginx reads the store as a user of its own.
    expect(units[name]).toContain('UMask=0022\n');
    expect(units[name]).toContain('ENV_FILE=/etc/site.env\n');
    expect(units[name]).toContain(`ExecStart=${process.execPath} --import tsx -- shell/platform/`);
  }
  expect(Object.keys(units)).toEqual(['site.service', 'site-prune.service', 'site-prune.timer']);
});

(hasSystemd ? it : it.skip)('are units that systemd takes without a word', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'units-'));
  try {
    const files = Object.entries(systemdUnits(options)).map(([name, text]) => {
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
