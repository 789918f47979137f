// Counts product code by room: lines that are not blank and their characters, in files of git, without tests, content
// and artwork.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
const code = /\.(ts|tsx|js|mjs|cjs)$/;
const noProduct = /(^|\/)(e2e|content|art|testing)\/|\.(test|spec)\./;

/** Whether a file counts. The workspace `shared-content` does; `content` and `art` within it do not. */
const isProduct = (file) => code.test(file) && !noProduct.test(file.replace(/^shared-content\//, ''));

function getRoom(file) {
  const parts = file.split('/').slice(0, -1);
  return parts.slice(0, parts[0] === 'shell' ? 3 : 2).join('/') || '(root)';
}

const rooms = new Map();
const all = { files: 0, lines: 0, characters: 0 };
const files = execFileSync('git', ['ls-files'], { cwd: root, encoding: 'utf8' })
  .split('\n')
  .filter(isProduct);
for (const file of files) {
  const location = path.join(root, file);
  if (!existsSync(location)) continue;
  const lines = readFileSync(location, 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '');
  const room = rooms.get(getRoom(file)) ?? { files: 0, lines: 0, characters: 0 };
  rooms.set(getRoom(file), room);
  for (const sum of [room, all]) {
    sum.files += 1;
    sum.lines += lines.length;
    sum.characters += lines.join('').length;
  }
}

const sorted = [...rooms].sort(([a], [b]) => a.localeCompare(b));
for (const [room, { files, lines, characters }] of [...sorted, ['all', all]])
  console.log(
    `${room.padEnd(34)}${String(files).padStart(5)} files${String(lines).padStart(8)} lines${String(characters).padStart(10)} characters`,
  );
