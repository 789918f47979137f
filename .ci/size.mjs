// Counts product lines by room: lines that are not blank, in files of git, without tests, content and artwork.
// `npm run size` prints the table; `npm run size -- --write` also renews the line "Size:" of each room's README.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const code = /\.(ts|tsx|js|mjs|cjs)$/;
const noProduct = /(^|\/)(e2e|content|art|testing)\/|\.(test|spec)\./;
const sizeLine = /^Size: [\d,]+ product lines\.$/m;

function isProduct(file) {
  // The folder is a workspace; `content` and `art` within it are what is left out.
  return code.test(file) && !noProduct.test(file.replace(/^shared-content\//, ''));
}

/** Product lines by file, relative to the root. */
function countLines() {
  const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' }).split('\n');
  return files
    .filter((file) => isProduct(file) && existsSync(path.join(root, file)))
    .map((file) => ({
      file,
      lines: readFileSync(path.join(root, file), 'utf8')
        .split('\n')
        .filter((line) => line.trim() !== '').length,
    }));
}

/** READMEs of folders with product lines, and how many these are. */
function readSizes() {
  const counted = countLines();
  return execFileSync('git', ['ls-files', '*/README.md'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((readme) => readme !== '')
    .map((readme) => {
      const folder = path.posix.dirname(readme);
      const lines = counted
        .filter(({ file }) => file.startsWith(`${folder}/`))
        .reduce((sum, one) => sum + one.lines, 0);
      return { readme, lines };
    })
    .filter(({ lines }) => lines > 0);
}

function printTable() {
  const rooms = new Map();
  for (const { file, lines } of countLines()) {
    const parts = file.split('/').slice(0, -1);
    const room = parts.slice(0, parts[0] === 'shell' ? 3 : 2).join('/') || '(root)';
    const { files, sum } = rooms.get(room) ?? { files: 0, sum: 0 };
    rooms.set(room, { files: files + 1, sum: sum + lines });
  }
  const rows = [...rooms].sort(([a], [b]) => a.localeCompare(b));
  rows.push([
    'all',
    {
      files: rows.reduce((all, [, { files }]) => all + files, 0),
      sum: rows.reduce((all, [, { sum }]) => all + sum, 0),
    },
  ]);
  for (const [room, { files, sum }] of rows)
    console.log(`${room.padEnd(34)}${String(files).padStart(5)} files${String(sum).padStart(8)} lines`);
}

printTable();
if (process.argv.includes('--write'))
  for (const { readme, lines } of readSizes()) {
    const file = path.join(root, readme);
    const line = `Size: ${lines.toLocaleString('en')} product lines.`;
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      sizeLine.test(text) ? text.replace(sizeLine, line) : `${text.trimEnd()}\n\n${line}\n`,
    );
  }
