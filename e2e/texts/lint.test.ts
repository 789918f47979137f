import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import path from 'node:path';
import { root } from 'shared-content/artifact/paths';
import { listFiles } from '../listFiles';

/** All patterns of imports that `eslint.config.js` forbids. */
function readForbidden(): string[] {
  const program = `
    import config from './eslint.config.js';
    const rules = config.flatMap(({ rules }) => rules?.['no-restricted-imports'] ?? []);
    console.log(JSON.stringify(rules.flatMap((rule) => rule.patterns ?? []).flatMap(({ group }) => group)));`;
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    encoding: 'utf8',
  });
  return [...new Set(JSON.parse(printed) as string[])];
}

it('each pattern of imports that lint forbids matches a file or a package', () => {
  const files = listFiles().map((file) => `/${file.replace(/\.\w+$/, '')}`);
  const forbidden = readForbidden();
  expect(forbidden.length).toBeGreaterThan(0);
  const unmatched = forbidden.filter((pattern) => {
    const named = pattern.replace(/^(\*\*\/|\.\.\/)+/, '').replace(/\/\*{1,2}$/, '');
    const isPackage = pattern.startsWith(named) && existsSync(path.join(root, 'node_modules', named));
    return !isPackage && !files.some((file) => `${file}/`.includes(`/${named}/`));
  });
  expect(unmatched).toEqual([]);
});
