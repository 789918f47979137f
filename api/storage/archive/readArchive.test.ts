import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { readLines } from './archiveFile';

it('ends a line at a line feed only, not at other separators in text', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-lines-'));
  const lines = [
    '{"a":1}',
    'enquiries\t{"description":"a\u2028b\u2029c\u0085d\u000be\rf"}',
    '',
    '{"end":true}',
  ];
  const file = join(folder, 'lines');
  writeFileSync(file, gzipSync(`${lines.join('\n')}\n`));
  const read = [];
  for await (const line of readLines(file)) read.push(line);
  expect(read).toEqual(lines);
  rmSync(folder, { recursive: true });
});
