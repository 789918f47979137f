/*
 * What every command of package.json loads first: tsx, which compiles TypeScript as it is imported, and what keeps a
 * command running on an odd machine.
 */
import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';

// tsx keeps what it compiled in the system's temporary folder, and ends with a stack where it cannot be written.
try {
  accessSync(tmpdir(), constants.W_OK);
} catch {
  process.env.TSX_DISABLE_CACHE = '1';
}
// `npm run release | head -1` closes the pipe early. The command does all of its work all the same.
for (const stream of [process.stdout, process.stderr])
  stream.on('error', (error) => {
    if (error.code !== 'EPIPE') throw error;
  });
await import('tsx');
