import { execFile } from 'node:child_process';
import path from 'node:path';
import ts from 'typescript';
import { listFiles } from './listFiles';

const root = process.cwd();

/** Runs `npm test` with arguments that end it before any step. Resolves to its exit code and output. */
const runTests = (...args: string[]) =>
  new Promise<{ code: unknown; words: string }>((resolve) =>
    execFile(
      process.execPath,
      ['--import', 'tsx', 'e2e/runTests.ts', ...args],
      { cwd: root },
      (error, out, err) => resolve({ code: error?.code ?? 0, words: out + err }),
    ),
  );

describe('npm test', () => {
  it('fails for an unknown step, and lists the known ones', async () => {
    const { code, words } = await runTests('nonsense');
    expect(words).toContain('There is no step "nonsense"');
    expect(words).toContain('lint, types, unit, e2e, browsers, nodes');
    expect(code).toBe(1);
  });

  it('fails for a pattern at a step that takes none', async () => {
    const { code, words } = await runTests('types', 'shell');
    expect(words).toContain('takes no pattern');
    expect(code).toBe(1);
  });
});

describe('npm test types', () => {
  it('checks every TypeScript file of the repository', () => {
    const { config } = ts.readConfigFile(path.join(root, 'tsconfig.json'), ts.sys.readFile) as {
      config: unknown;
    };
    const { fileNames } = ts.parseJsonConfigFileContent(config, ts.sys, root);
    const checked = new Set(fileNames.map((file) => path.relative(root, file)));
    const files = listFiles().filter((file) => /\.tsx?$/.test(file));
    expect(files.length).toBeGreaterThan(400);
    expect(files.filter((file) => !checked.has(file))).toEqual([]);
  });
});
