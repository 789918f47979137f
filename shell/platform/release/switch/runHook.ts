import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';

interface HookOptions {
  /** The store's folder, which the command gets as SITE_DIR, beside SITE_GENERATION. */
  readonly folder: string;
  /** Timeout in seconds: the command and its child processes are killed then, because it holds the store's lock. */
  readonly timeout: number;
  /** Consequence of its failure, for the message: `the live site is as it was`. */
  readonly meaning: string;
}

/**
 * Runs a shell command of a release, before the switch (upload to a CDN) or after it (purge a cache). It gets
 * SITE_DIR and SITE_GENERATION.
 *
 * @returns undefined for no command; the hook throws a ReleaseError with the command's exit code
 */
export function runHook(command: string | undefined, { folder, timeout, meaning }: HookOptions) {
  if (command === undefined) return undefined;
  return async (generation: string): Promise<void> => {
    const env = { ...process.env, SITE_DIR: folder, SITE_GENERATION: generation };
    // It gets a process group of its own, so that a kill ends all processes that it started.
    const child = spawn(command, { shell: true, stdio: 'inherit', env, detached: true });
    const kill = () => void (child.pid && child.exitCode === null && process.kill(-child.pid, 'SIGKILL'));
    const interrupted = () => {
      kill();
      process.exit(130);
    };
    const signals = ['SIGINT', 'SIGTERM'] as const;
    for (const signal of signals) process.once(signal, interrupted);
    const late = AbortSignal.timeout(timeout * 1000);
    late.addEventListener('abort', kill);
    const [code] = (await once(child, 'exit')) as [number | null];
    late.removeEventListener('abort', kill);
    for (const signal of signals) process.removeListener(signal, interrupted);
    if (code === 0) return;
    const end = late.aborted
      ? `took longer than ${timeout} s (--hook-timeout)`
      : `ended with ${code ?? 'a signal'}`;
    throw new ReleaseError(`"${command}" ${end}: ${meaning}.`);
  };
}
