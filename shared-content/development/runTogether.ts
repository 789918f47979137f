import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { styleText } from 'node:util';

/** A Node process of a development session. */
interface Part {
  /** Prefix of each line of its output. */
  readonly name: string;
  readonly args: readonly string[];
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

const colors = ['cyan', 'green', 'magenta', 'yellow', 'blue', 'gray'] as const;

/** Milliseconds within which two signals count as one: Ctrl-C comes both from the terminal and from npm. */
const oneSignal = 1_000;

/**
 * Runs processes side by side until all have ended; when one fails, it ends the others. Each has its own process group,
 * so it gets a signal only from here and only once. On a second signal the API stops without finishing its requests. A
 * later second signal kills all at once.
 *
 * @returns true if all ended without failure, or by a signal
 */
export async function runTogether(parts: readonly Part[]): Promise<boolean> {
  let ended = 0;
  let well = true;
  const end = (signal: NodeJS.Signals) => {
    const now = Date.now();
    if (ended > 0 && now - ended < oneSignal) return;
    for (const child of children) child.kill(ended > 0 ? 'SIGKILL' : signal);
    ended ||= now;
  };
  const start = ({ name, args, cwd, env }: Part, index: number): ChildProcess => {
    const child = spawn(process.execPath, args, {
      cwd,
      env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const mark = styleText(colors[index % colors.length] ?? 'gray', `[${name}]`);
    for (const stream of [child.stdout, child.stderr])
      createInterface(stream).on('line', (line) => console.log(`${mark} ${line}`));
    child.on('exit', (code) => {
      if (code === 0 || ended > 0) return;
      well = false;
      console.log(`${mark} ended with ${code}; the other processes end, too.`);
      end('SIGTERM');
    });
    return child;
  };
  const children = parts.map(start);
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, end);
  await Promise.all(children.map((child) => once(child, 'exit')));
  return well;
}
