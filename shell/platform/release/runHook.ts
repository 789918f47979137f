import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ReleaseError } from 'shared-content/build/ReleaseError';

interface HookOptions {
  /** The store: SITE_DIR of the command, beside SITE_GENERATION. */
  readonly folder: string;
  /** Seconds after which the command, and what it started, is killed: it holds the store's lock. */
  readonly timeout: number;
  /** What its failure means, for the message: `the live site is as it was`. */
  readonly meaning: string;
}

/**
 * A shell command of a release: before the switch (upload to a CDN, let nginx read the policies) or after it
 * (purge a cache, tell somebody). It sees SITE_DIR and SITE_GENERATION.
 *
 * @returns undefined for no command; the hook throws a ReleaseError with the command's exit code
 */
export function runHook(command: string | undefined, { folder, timeout, meaning }: HookOptions) {
  if (command === undefined) return undefined;
  return async (generation: string): Promise<void> => {
    const env = { ...process.env, SITE_DIR: folder, SITE_GENERATION: generation };
    // A process group of its own, so that its end is the end of all that it started.
    const child = spawn(command, { shell: true, stdio: 'inherit', env, detached: true });
    const kill = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL');
      } catch {
        // It is gone already.
      }
    };
    const interrupted = () => {
      kill();
      process.exit(130);
    };
    const signals = ['SIGINT', 'SIGTERM'] as const;
    for (const signal of signals) process.once(signal, interrupted);
    let late = false;
    const timer = setTimeout(() => {
      late = true;
      kill();
    }, timeout * 1000);
    const [code] = (await once(child, 'exit')) as [number | null];
    clearTimeout(timer);
    for (const signal of signals) process.removeListener(signal, interrupted);
    if (late)
      throw new ReleaseError(`"${command}" took longer than ${timeout} s (--hook-timeout): ${meaning}.`);
    if (code !== 0) throw new ReleaseError(`"${command}" ended with ${code ?? 'a signal'}: ${meaning}.`);
  };
}
