import { Writable } from 'node:stream';

/** A destination for pino that keeps the lines. */
export function captureLog() {
  const lines: Record<string, unknown>[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      for (const line of String(chunk).split('\n').filter(Boolean))
        lines.push(JSON.parse(line) as Record<string, unknown>);
      done();
    },
  });
  return { lines, stream, text: () => lines.map((line) => JSON.stringify(line)).join('\n') };
}
