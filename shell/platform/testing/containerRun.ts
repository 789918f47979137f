/*
 * Runs the Containerfile without a container engine. Each stage gets a folder of Debian's packages (debootstrap). npm's
 * `node` package gives /usr/local/bin/node, as in the image of Node. The last stage's command runs as its user, on a
 * root that is read-only except for /tmp and the volume. It takes some minutes, as root:
 *   npx tsx shell/platform/testing/containerRun.ts [folder]
 */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from 'shared-content/artifact/paths';
import { readContainerfile, getWords } from './readContainerfile';

const place = path.resolve(process.argv[2] ?? '/var/tmp/site-container');
const stages = readContainerfile();
const last = stages.at(-1)!;
const port = '3999';

function run(command: string, args: readonly string[], options: { input?: string } = {}): string {
  const { status, stdout } = spawnSync(command, args, {
    ...options,
    cwd: root,
    stdio: [options.input === undefined ? 'ignore' : 'pipe', 'pipe', 'inherit'],
    maxBuffer: 1 << 30,
    encoding: 'utf8',
  });
  if (status !== 0)
    throw new Error(`${command} ${args.join(' ')} ended with ${status}.\n${stdout.slice(-3_000)}`);
  return stdout;
}

/** The image's base, kept for the next run: Debian as debootstrap makes it, with Node, npm and the user `node`. */
function makeRoot(folder: string, image: string): void {
  const debian = path.join(place, 'debian');
  if (!existsSync(path.join(debian, 'usr/bin/install')))
    run('debootstrap', ['--variant=minbase', 'bookworm', debian]);
  const major = /:(\d+)-/.exec(image)?.[1] ?? '';
  const packed = path.join(place, `node${major}`);
  run('npm', ['install', '--silent', '--no-save', '--prefix', packed, `node@${major}`]);
  rmSync(folder, { recursive: true, force: true });
  run('cp', ['-a', debian, folder]);
  const local = path.join(folder, 'usr/local');
  cpSync(realpathSync(path.join(packed, 'node_modules/node/bin/node')), path.join(local, 'bin/node'));
  const npm = path.resolve(realpathSync(run('which', ['npm']).trim()), '../..');
  cpSync(npm, path.join(local, 'lib/npm'), { recursive: true });
  for (const [name, file] of [
    ['npm', 'npm-cli.js'],
    ['npx', 'npx-cli.js'],
  ] as const)
    writeFileSync(
      path.join(local, 'bin', name),
      `#!/bin/sh\nexec node /usr/local/lib/npm/bin/${file} "$@"\n`,
      { mode: 0o755 },
    );
  run('chroot', [folder, 'useradd', '--uid', '1000', '--create-home', 'node']);
  // Gives the root this machine's access to the registry; a container engine has settings of its own for that.
  for (const file of ['/etc/resolv.conf', '/etc/ssl/certs/ca-certificates.crt'])
    if (existsSync(file)) {
      mkdirSync(path.join(folder, path.dirname(file)), { recursive: true });
      cpSync(realpathSync(file), path.join(folder, file));
    }
}

interface Where {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  readonly user?: string;
  /** Folder outside of the root, which then is read-only. */
  readonly volume?: string;
}

/** A command that runs a shell line in such a root, with mounts of its own; `exec` passes signals on. */
function inside(line: string, { folder, env, user = '0:0', volume }: Where): string[] {
  const readOnly = volume
    ? `mount --bind ${volume} ${folder}/var/lib/site; mount -t tmpfs tmpfs ${folder}/tmp; mount -o remount,bind,ro ${folder}; `
    : '';
  const variables = { PATH: '/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin', ...env };
  const words = Object.entries(variables).map(([name, value]) => `${name}='${value}'`);
  return [
    '--mount',
    'sh',
    '-ec',
    `mount --bind ${folder} ${folder}; mount -t proc proc ${folder}/proc; mount --rbind /dev ${folder}/dev; ${readOnly}exec chroot --userspec=${user} ${folder} env -i ${words.join(' ')} sh -ec "$0"`,
    `cd /site; ${line}`,
  ];
}

const network = {
  npm_config_registry: run('npm', ['config', 'get', 'registry']).trim(),
  NODE_EXTRA_CA_CERTS: '/etc/ssl/certs/ca-certificates.crt',
};

mkdirSync(place, { recursive: true });
for (const [index, stage] of stages.entries()) {
  const folder = path.join(place, stage.name);
  console.log(`== ${stage.name}, from ${stage.image}`);
  makeRoot(folder, stage.image);
  mkdirSync(path.join(folder, 'site'), { recursive: true });
  for (const { instruction, text } of stage.steps) {
    const begun = Date.now();
    if (instruction === 'RUN')
      run('unshare', inside(text, { folder, env: { HOME: '/root', ...stage.env, ...network } }));
    else if (instruction === 'COPY') {
      const [, from, source = '', target = ''] = /^(?:--from=(\w+) )?(\S+) (\S+)$/.exec(text) ?? [];
      if (from === undefined) {
        // The files that an engine would send from a clean checkout: those that git knows.
        const files = run('git', ['ls-files', '-z', '--cached', '--others', '--exclude-standard']);
        const list = files.split('\0').filter((file) => file && existsSync(path.join(root, file)));
        run('tar', ['-cf', path.join(place, 'context.tar'), '--null', '-T', '-'], { input: list.join('\0') });
        run('tar', [
          '-xf',
          path.join(place, 'context.tar'),
          '--no-same-owner',
          '-C',
          path.join(folder, 'site'),
        ]);
      } else {
        rmSync(path.join(folder, target), { recursive: true, force: true });
        run('cp', ['-a', path.join(place, from, source), path.join(folder, target)]);
      }
    } else continue;
    console.log(`${instruction} ${text} (stage ${index + 1}, ${Math.round((Date.now() - begun) / 1000)} s)`);
  }
}

// Does the work of compose.yaml: makes the builds live, then serves. The embedded database replaces PostgreSQL.
const volume = path.join(place, 'volume');
rmSync(volume, { recursive: true, force: true });
run('cp', ['-a', path.join(place, last.name, 'var/lib/site'), volume]);
const user = run('chroot', [
  path.join(place, last.name),
  'sh',
  '-c',
  `echo $(id -u ${getUser()}):$(id -g ${getUser()})`,
]).trim();
const where: Where = {
  folder: path.join(place, last.name),
  env: { ...last.env, NODE_ENV: 'development', PORT: port, SITE_URL: `http://localhost:${port}` },
  user,
  volume,
};
function getUser(): string {
  return last.steps.findLast(({ instruction }) => instruction === 'USER')?.text ?? 'root';
}
const command = (instruction: string) =>
  getWords(last.steps.findLast((step) => step.instruction === instruction)?.text ?? '[]')
    .map((word) => `'${word}'`)
    .join(' ');

console.log(
  run(
    'unshare',
    inside(
      '! touch /site/file 2>/dev/null; ! touch /file 2>/dev/null; echo "as $(id -u), root read-only"',
      where,
    ),
  ),
);
console.log(
  run(
    'unshare',
    inside(
      'node --import tsx shell/platform/release/cli.ts settings set && exec node --import tsx shell/platform/release/cli.ts release --from artifacts/*.tgz --skip-browser',
      where,
    ),
  ),
);
const site = spawn('unshare', inside(`exec ${command('CMD')}`, where), {
  stdio: ['ignore', 'pipe', 'inherit'],
});
let said = '';
await new Promise<void>((resolve, reject) => {
  site.stdout.on('data', (part: Buffer) => {
    said += String(part);
    if (said.includes('Ready:')) resolve();
  });
  site.on('exit', (code) => reject(new Error(`It ended with ${code}.\n${said}`)));
});
site.removeAllListeners('exit');
try {
  run('unshare', inside(command('HEALTHCHECK'), where));
  for (const [at, status] of [
    ['/', 200],
    ['/services', 200],
    ['/nothing', 404],
    ['/api/readyz', 200],
  ] as const) {
    const answer = await fetch(`http://127.0.0.1:${port}${at}`);
    if (answer.status !== status) throw new Error(`${at} answers ${answer.status}.`);
    console.log(`GET ${at}: ${status}`);
  }
} finally {
  site.kill('SIGTERM');
}
const [code] = (await once(site, 'exit')) as [number | null];
console.log(`SIGTERM: it ended with ${code}`);
process.exit(code === 0 ? 0 : 1);
