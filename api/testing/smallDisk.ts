import { execFileSync } from 'node:child_process';
import { closeSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export interface SmallDisk {
  folder: string;
  /** Fills the disk except for this many megabytes. */
  fill: (leave: number) => void;
  makeRoom: () => void;
  remove: () => void;
}

/** A separate file system. Only root can create one; undefined for other users. */
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
      // Lazily: open files on it stay until they are closed.
      execFileSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true });
    },
  };
}
