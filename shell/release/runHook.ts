import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { ReleaseError } from './ReleaseError';

/**
 * A shell command to run between a generation that is ready and the switch to it: upload it to a CDN, let
 * nginx read its policies. It sees SITE_DIR and SITE_GENERATION.
 *
 * @returns undefined for no command; the hook throws a ReleaseError with the command's exit code
 */
export function runHook(command: string | undefined, folder: string) {
  if (command === undefined) return undefined;
  return async (generation: string): Promise<void> => {
    const env = { ...process.env, SITE_DIR: folder, SITE_GENERATION: generation };
    const child = spawn(command, { shell: true, stdio: 'inherit', env });
    const [code] = (await once(child, 'exit')) as [number | null];
    if (code !== 0)
      throw new ReleaseError(`"${command}" ended with ${code ?? 'a signal'}: the live site is as it was.`);
  };
}
