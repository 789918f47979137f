import { relative } from 'node:path';
import { openStudio, type Studio } from './openStudio';
import { writeIfChanged } from './writeIfChanged';

export interface Easel {
  studio: Studio;
  /** Writes one finished file and moves the progress line on. */
  save(file: string, content: Buffer | string): Promise<void>;
  /** Says how far a long drawing is, in its own words. */
  report(text: string): void;
}

export interface ArtJob {
  name: string;
  draw(easel: Easel): Promise<void>;
}

const clearLine = process.stdout.isTTY ? '\r\u001b[2K' : '';

/** Runs the jobs named in `wanted` (all, when none is named) and says what each wrote. */
export async function runArt(jobs: readonly ArtJob[], wanted: readonly string[]): Promise<void> {
  const unknown = wanted.filter((name) => !jobs.some((job) => job.name === name));
  if (unknown.length > 0) {
    throw new Error(
      `No drawing is called ${unknown.join(', ')}. There are: ${jobs.map((job) => job.name).join(', ')}.`,
    );
  }
  const studio = openStudio();
  const chosen = jobs.filter((job) => wanted.length === 0 || wanted.includes(job.name));
  try {
    for (const [index, job] of chosen.entries()) {
      const label = `[${index + 1}/${chosen.length}] ${job.name}`;
      const started = Date.now();
      let files = 0;
      let changed = 0;
      let bytes = 0;
      const report = (text: string) => clearLine && process.stdout.write(`${clearLine}${label}: ${text}`);
      await job.draw({
        studio,
        report,
        async save(file, content) {
          if (await writeIfChanged(file, content)) changed += 1;
          files += 1;
          bytes += Buffer.byteLength(content);
          report(`${files} files, ${relative(process.cwd(), file)}`);
        },
      });
      const seconds = ((Date.now() - started) / 1000).toFixed(1);
      console.log(`${clearLine}${label}: ${files} files, ${changed} changed, ${bytes} bytes, ${seconds} s`);
    }
  } finally {
    await studio.close();
  }
}
