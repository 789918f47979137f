import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';

type Encoder = ChildProcessByStdio<Writable, null, Readable>;

/** Starts ffmpeg with the arguments that every call shares; `finished` says whether it went well. */
export function ffmpeg(args: readonly string[]): { encoder: Encoder; finished: Promise<void> } {
  const encoder = spawn('ffmpeg', ['-y', '-v', 'error', ...args], { stdio: ['pipe', 'ignore', 'pipe'] });
  let complaint = '';
  encoder.stderr.on('data', (text: Buffer) => (complaint += text.toString()));
  const finished = once(encoder, 'close').then(([code]) => {
    if (code !== 0) throw new Error(`ffmpeg ended with ${String(code)}: ${complaint}`);
  });
  return { encoder, finished };
}
