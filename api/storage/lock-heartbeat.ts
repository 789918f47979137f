import { closeSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { StartError } from '../start-error';

/** How often the holder of a folder shows that it lives, in milliseconds. */
const usualBeat = 5_000;

interface Beat {
  host: string;
  count: number;
}

/**
 * Writes who holds the folder every few seconds; refuses when another host does so, too. Whether it does is watched, not
 * computed from a time of day: two hosts' clocks differ, and a clock can jump.
 */
export async function startHeartbeat(folder: string, every = usualBeat): Promise<{ stop: () => void }> {
  const file = join(folder, 'in-use.json');
  const last = readBeat(file);
  if (last && last.host !== hostname() && (await changes(file, last, every))) {
    throw new StartError(
      `DATA_DIR ${folder} is in use by a process on host ${last.host}; stop it or choose another folder`,
    );
  }
  // One file, always of the same length and written over in place: that works on a full disk, too.
  const descriptor = openSync(file, 'w');
  let count = 0;
  const beat = () => {
    count += 1;
    writeSync(descriptor, JSON.stringify({ host: hostname(), count: 1e9 + count } satisfies Beat), 0);
  };
  beat();
  const timer = setInterval(() => {
    try {
      beat();
    } catch {
      // A disk that takes no write for a while must not end the process.
    }
  }, every);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      closeSync(descriptor);
      rmSync(file, { force: true });
    },
  };
}

/** Two and a half beats without a sign of life: whoever wrote the file is dead. */
async function changes(file: string, last: Beat, every: number): Promise<boolean> {
  const end = performance.now() + 2.5 * every;
  while (performance.now() < end) {
    await wait(every / 10);
    const now = readBeat(file);
    if (now && now.host === last.host && now.count !== last.count) return true;
  }
  return false;
}

function readBeat(file: string): Beat | undefined {
  try {
    const value: unknown = JSON.parse(readFileSync(file, 'utf8'));
    return isBeat(value) ? value : undefined;
  } catch {
    // No file, or one torn by a power cut: nobody holds the folder.
    return undefined;
  }
}

function isBeat(value: unknown): value is Beat {
  return (
    typeof value === 'object' &&
    value !== null &&
    'host' in value &&
    typeof value.host === 'string' &&
    'count' in value &&
    typeof value.count === 'number'
  );
}
