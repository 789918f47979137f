import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { root } from 'shared-content/artifact/paths';

const folder = path.join(root, 'shell/platform/hosts/systemd');
const names = readdirSync(folder);
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');

const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0;

it.each(['site.service', 'site-prune.service', 'site-backup.service'])(
  '%s runs a program of this checkout, and may write only to its folders',
  (name) => {
    const unit = read(name);
    const program = /^ExecStart=\/usr\/bin\/env node --import tsx -- (\S+)/m.exec(unit)?.[1] ?? '';
    expect(existsSync(path.join(root, program))).toBe(true);
    expect(unit).toContain('ProtectSystem=strict\n');
    expect(unit).toContain('StateDirectory=site\n');
    // HOST=0.0.0.0 makes Node list the machine's interfaces.
    expect(unit).toMatch(/^RestrictAddressFamilies=.*\bAF_NETLINK\b/m);
    // A release may run as another user than the site server.
    expect(unit).toContain('UMask=0022\n');
    expect(unit).toContain('ENV_FILE=/etc/site.env\n');
  },
);

(hasSystemd ? it : it.skip)('are units that systemd takes without a word', () => {
  const files = names.map((name) => path.join(folder, name));
  const { status, stdout, stderr } = spawnSync('systemd-analyze', ['verify', ...files], {
    encoding: 'utf8',
  });
  expect({ status, said: stdout + stderr }).toEqual({ status: 0, said: '' });
});
