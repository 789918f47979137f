import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from 'shared-content/artifact/paths';
import { listFiles } from '../listFiles';

/** The table that `npm run size` prints: lines per room. */
function readTable(): Map<string, number> {
  const printed = execFileSync('npm', ['run', '--silent', 'size'], { cwd: root, encoding: 'utf8' });
  return new Map(
    printed
      .trim()
      .split('\n')
      .map((row) => [row.split(/\s{2,}/)[0]!, Number(/(\d+) lines$/.exec(row)?.[1])] as const),
  );
}

const readmes = listFiles().filter((file) => /^(?!e2e\/).*\/README\.md$/.test(file));

// The script counts files of git.
(existsSync(path.join(root, '.git')) ? it : it.skip)(
  'the README of each room states its size, to within a tenth',
  () => {
    const table = readTable();
    const wrong = readmes.flatMap((readme) => {
      const folder = path.posix.dirname(readme);
      const lines = [...table]
        .filter(([room]) => room === folder || room.startsWith(`${folder}/`))
        .reduce((sum, [, count]) => sum + count, 0);
      const stated = Number(
        /^Size: ([\d,]+) product lines\.$/m
          .exec(readFileSync(path.join(root, readme), 'utf8'))?.[1]
          ?.replaceAll(',', ''),
      );
      return Math.abs(stated - lines) <= lines / 10
        ? []
        : `${readme} states ${stated}, and has ${lines}: npm run size -- --write`;
    });
    expect(wrong).toEqual([]);
  },
);
