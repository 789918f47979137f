import { getFile } from './manifest';
import { buildFormat, type AppBuild } from './build.contract';
import { checkVersion, chunkGlobal, hashesGlobal, stampVersion } from './version';

const own = chunkGlobal('mfe-contact');
const described = {
  format: buildFormat,
  app: 'mfe-contact',
  mode: 'production',
  base: '/assets/mfe-contact/__SITE_VERSION_HERE___/',
  chunks: { page: ['page.js'] },
  kit: { usage: {}, asks: {}, client: {}, hidden: {} },
} as const;
const sources: Readonly<Record<string, string>> = {
  'client/entry.js': `let hashes = self.${hashesGlobal(own)};`,
  'client/page.js': `(self.${own}||=[]).push([["page",7],{}]);`,
  'node/server.cjs': 'exports.section = {};',
};

/** A sealed build in memory: its build.json, and its files. */
function sealed(files = sources) {
  const stamped = stampVersion(described, files);
  const recorded = (folder: string) =>
    Object.fromEntries(
      Object.entries(stamped.files)
        .filter(([name]) => name.startsWith(folder))
        .map(([name, content]) => [name.slice(folder.length), getFile(String(content))]),
    );
  const { version } = stamped;
  const build: AppBuild = {
    ...described,
    version,
    base: `/assets/mfe-contact/${version}/`,
    inputs: '',
    files: recorded('client/'),
    node: recorded('node/'),
  };
  return { build, files: { ...stamped.files } as Record<string, string> };
}

describe('stampVersion', () => {
  it('names a build after its files and after what its build.json says', () => {
    const { version } = stampVersion(described, sources);
    expect(version).toMatch(/^[0-9A-Za-z]{22}$/);
    const others = [
      stampVersion(described, { ...sources, 'client/page.js': 'other' }),
      stampVersion({ ...described, chunks: {} }, sources),
      stampVersion({ ...described, app: 'mfe-company' }, sources),
      stampVersion({ ...described, kit: { ...described.kit, usage: { ui: ['Hero'] } } }, sources),
    ];
    expect(new Set([version, ...others.map((other) => other.version)]).size).toBe(5);
  });

  it('writes each chunk’s hash into the entry, and of two scripts with a chunk the smaller one’s', () => {
    const { files, version } = stampVersion(described, {
      ...sources,
      'client/z.js': `(self.${own}||=[]).push([["page",7,"z"],{}]);`,
    });
    const [page, z] = ['page', 'z'].map((name) =>
      getFile(String(files[`client/${name}.js`])).integrity.replace('sha256-', ''),
    );
    const global = `self.iw_mfe_contact_${version}`;
    expect(files['client/entry.js']).toBe(
      `let hashes = ${global};\n${global}={"7":"${page}","page":"${page}","z":"${z}"};\n`,
    );
  });
});

describe('checkVersion', () => {
  const check = (build: AppBuild, files: Readonly<Record<string, string>>) =>
    checkVersion(build, async (name) => Buffer.from(files[name] ?? ''));

  it('accepts a build as it was sealed', async () => {
    const { build, files } = sealed();
    await check(build, files);
  });

  it('refuses other bytes, even if build.json records them', async () => {
    const { build, files } = sealed();
    const other = 'exports.section = "hostile";';
    await expect(check(build, { ...files, 'node/server.cjs': other })).rejects.toThrow('other bytes');
    const forged = { ...build, node: { 'server.cjs': getFile(other) } };
    await expect(check(forged, { ...files, 'node/server.cjs': other })).rejects.toThrow(
      /is not what its name says: its bytes have the version/,
    );
  });

  it('refuses a forged entry, chunk list, address and app', async () => {
    const { build, files } = sealed();
    const entry = files['client/entry.js']?.replace(/"page":"./, '"page":"_') ?? '';
    const forged = { ...build, files: { ...build.files, 'entry.js': getFile(entry) } };
    await expect(check(forged, { ...files, 'client/entry.js': entry })).rejects.toThrow('its name says');
    for (const change of [
      { chunks: { page: ['other.js'] } },
      { base: `https://evil.example/${build.version}/` },
      { app: 'shell' },
    ])
      await expect(check({ ...build, ...change }, files)).rejects.toThrow('its name says');
  });
});
