import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironmentFile } from './readEnvironmentFile';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'site-api-env-'));
  writeFileSync(join(folder, 'site.env'), 'MAIL_FROM="From the file"\nPORT=1\nHOST=file # a remark\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('readEnvironmentFile', () => {
  it('sets missing variables from the file of the option, and removes the option', () => {
    for (const argv of [
      ['node', 'shell/platform/start.ts', 'serve', '--env-file', join(folder, 'site.env'), '--keep', '3'],
      ['node', 'shell/platform/start.ts', 'serve', `--env-file=${join(folder, 'site.env')}`, '--keep', '3'],
    ]) {
      const env: NodeJS.ProcessEnv = { PORT: '2', HOST: '' };
      expect(readEnvironmentFile(argv, env)).toBe(join(folder, 'site.env'));
      expect(env).toEqual({ PORT: '2', HOST: '', MAIL_FROM: 'From the file' });
      expect(argv).toEqual(['node', 'shell/platform/start.ts', 'serve', '--keep', '3']);
    }
  });

  it('resolves a path from the folder in which the operator runs npm', () => {
    const env = { INIT_CWD: folder };
    expect(readEnvironmentFile(['node', 'x', '--env-file', 'site.env'], env)).toBe(join(folder, 'site.env'));
  });

  it('reads the file in ENV_FILE; the option takes precedence', () => {
    const env = { ENV_FILE: join(folder, 'site.env') };
    expect(readEnvironmentFile([], { ...env })).toBe(join(folder, 'site.env'));
    expect(readEnvironmentFile(['--env-file', '/dev/null'], { ...env })).toBe('/dev/null');
  });

  it('reports a missing file or name in one line', () => {
    const missing = join(folder, 'missing.env');
    expect(() => readEnvironmentFile(['--env-file', missing], {})).toThrow(
      `The environment file ${missing} cannot be read: ENOENT`,
    );
    expect(() => readEnvironmentFile([], { ENV_FILE: missing })).toThrow('cannot be read');
    expect(() => readEnvironmentFile(['--env-file'], {})).toThrow('--env-file needs the path of a file');
  });

  it.each(['DATABASE_URL=postgres://site:pa#ss@db/site', 'export METRICS_TOKEN=a#b'])(
    'refuses %s, because Node would read only a part of it',
    (line) => {
      const file = join(folder, 'cut.env');
      writeFileSync(file, `# a remark\n${line}\n`);
      expect(() => readEnvironmentFile(['--env-file', file], {})).toThrow(
        /line 2: the value of [A-Z_]+ holds a #; write %23 for it in a URL/,
      );
      writeFileSync(file, `${line.replace(/=(.*)/, '="$1"')}\nHOST=x # a remark\nPORT= # none\n`);
      const env: NodeJS.ProcessEnv = {};
      readEnvironmentFile(['--env-file', file], env);
      expect(Object.values(env)).toContain(line.replace(/.*?=/, ''));
    },
  );

  it('reads past a byte-order mark and a quoted value of several lines', () => {
    const file = join(folder, 'windows.env');
    writeFileSync(
      file,
      '\ufeffSITE_URL=https://www.acme.test\r\nMAIL_FROM="Two\nlines"\r\n\r\n# end\r\nPORT=1\r\n',
    );
    const env: NodeJS.ProcessEnv = {};
    readEnvironmentFile(['--env-file', file], env);
    expect(env).toEqual({ SITE_URL: 'https://www.acme.test', MAIL_FROM: 'Two\nlines', PORT: '1' });
  });

  it.each([
    ['SITE_URL: https://www.acme.test', /line 2: it is neither NAME=value nor a comment/],
    ['SITE_URL', /line 2: it is neither/],
  ])('refuses the line %s', (line, problem) => {
    const file = join(folder, 'wrong.env');
    writeFileSync(file, `PORT="1"\n${line}\n`);
    expect(() => readEnvironmentFile(['--env-file', file], {})).toThrow(problem);
  });

  it('refuses UTF-16, and says when a named file sets nothing of the site', () => {
    const file = join(folder, 'other.env');
    writeFileSync(file, 'PORT=1\n', 'utf16le');
    expect(() => readEnvironmentFile(['--env-file', file], {})).toThrow('line 1: it is neither NAME=value');
    writeFileSync(file, 'SITE_ADDRESS=https://www.acme.test\n');
    const said: string[] = [];
    readEnvironmentFile(['--env-file', file], {}, (line) => said.push(line));
    readEnvironmentFile(['--env-file', join(folder, 'site.env')], {}, (line) => said.push(line));
    expect(said).toEqual([
      `The environment file ${file} sets no variable of this site; .env.example lists them`,
    ]);
  });

  it('leaves arguments after -- unchanged', () => {
    const argv = ['--', '--env-file', 'x'];
    readEnvironmentFile(argv, { ENV_FILE: '/dev/null' });
    expect(argv).toEqual(['--', '--env-file', 'x']);
  });
});
