import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { join } from 'node:path';
import { StartError } from '../start-error';

const beatEvery = 5_000;
/** A holder that has been silent for so long is dead: six missed beats. */
const deadAfter = 30_000;

interface Beat {
  host: string;
  at: number;
}

/** Writes who holds the folder every few seconds; refuses when another host wrote lately. */
export function startHeartbeat(folder: string): { stop: () => void } {
  const file = join(folder, 'in-use.json');
  const last = readBeat(file);
  if (last && last.host !== hostname() && Date.now() - last.at < deadAfter) {
    throw new StartError(
      `DATA_DIR ${folder} is in use by host ${last.host} (last sign of life ${Math.round((Date.now() - last.at) / 1000)} s ago); stop it or choose another folder`,
    );
  }
  const beat = () => writeFileSync(file, JSON.stringify({ host: hostname(), at: Date.now() } satisfies Beat));
  beat();
  const timer = setInterval(beat, beatEvery);
  timer.unref();
  return {
    stop: () => {
      clearInterval(timer);
      rmSync(file, { force: true });
    },
  };
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
    'at' in value &&
    typeof value.at === 'number'
  );
}
