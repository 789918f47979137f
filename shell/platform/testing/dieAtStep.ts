import { lstatSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import fs from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import path from 'node:path';

// Import this before the code that it watches: it changes node:fs/promises for the whole process.
let step = 0;
let last = 0;

/** Starts counting steps; the process kills itself in the middle of step `n`. */
export function arm(n: number): void {
  step = 0;
  last = n;
}
/** Steps since `arm`. */
export const stepsTaken = (): number => step;

/** Does what a kill in the middle of a call leaves: half a file, half a tree, otherwise nothing. */
function doHalf(name: string, args: readonly unknown[]): void {
  const [target, second] = args as [string, unknown];
  if (name === 'writeFile' || name === 'appendFile') {
    const data = Buffer.from(second as string);
    const flag = name === 'appendFile' ? 'a' : 'w';
    writeFileSync(target, data.subarray(0, Math.floor(data.length / 2)), { flag });
  }
  if (name === 'copyFile') writeFileSync(second as string, 'cut sh');
  if (name === 'rm') {
    const found = lstatSync(target, { throwIfNoEntry: false });
    if (!found?.isDirectory()) return;
    const below = readdirSync(target, { recursive: true }).map(String).sort();
    for (const file of below.filter((_, index) => index % 2 === 0))
      rmSync(path.join(target, file), { recursive: true, force: true });
  }
}

const changing = 'mkdir writeFile appendFile copyFile cp rename symlink rm rmdir unlink open'.split(' ');
const table = fs as unknown as Record<string, (...args: unknown[]) => Promise<unknown>>;
for (const name of changing) {
  const real = table[name];
  if (!real) throw new Error(`node:fs/promises has no ${name}.`);
  table[name] = async (...args) => {
    step += 1;
    if (step === last) {
      doHalf(name, args);
      process.kill(process.pid, 'SIGKILL');
      // The signal arrives at the latest when this thread next returns from the kernel.
      await new Promise(() => {});
    }
    return real(...args);
  };
}
syncBuiltinESMExports();
