import { accessSync, constants } from 'node:fs';
import { tmpdir } from 'node:os';

// tsx keeps what it compiled in the system's temporary folder, and ends with a stack where it cannot be written.
try {
  accessSync(tmpdir(), constants.W_OK);
} catch {
  process.env.TSX_DISABLE_CACHE = '1';
}
await import('tsx');
