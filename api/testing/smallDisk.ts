import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Fills it up but for so many megabytes. */
  fill: (leave: number) => void;
  makeRoom: () => void;
  remove: () => void;
}

/** A file system of its own, as only root can make one; undefined for everybody else. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'site-api-small-disk-'));
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' });
  } catch {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const ballast = join(folder, 'ballast');
  const page = Buffer.alloc(4096);
  const free = () => statfsSync(folder).bavail * statfsSync(folder).bsize;
  return {
    folder,
    fill: (leave) => {
      const descriptor = openSync(ballast, 'a');
      while (free() > leave * 1e6) writeSync(descriptor, page);
      closeSync(descriptor);
    },
    makeRoom: () => rmSync(ballast),
    remove: () => {
      // Lazily: whoever still has a file open there keeps it until it is closed.
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
