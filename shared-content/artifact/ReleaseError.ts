/**
 * Why a command failed, for pipelines. `refused`: the request breaks a rule, and the caller can mend it. `broken`: a store
 * or build has been damaged. `crashed`: any error but a ReleaseError, a bug of the tool.
 */
type Ending = 'refused' | 'broken' | 'crashed';

/** A release that is refused or impossible. The message names the reason and the remedy. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  readonly ending: Ending;

  constructor(message: string, ending: Exclude<Ending, 'crashed'> = 'refused', options?: ErrorOptions) {
    super(message, options);
    this.ending = ending;
  }
}

/** Exit codes of failed commands. */
export const exitCodes: Readonly<Record<Ending, number>> = { refused: 1, broken: 2, crashed: 3 };

/** Refusals of the file system → what the caller can do. An error of a write (ENOSPC) does not tell its file. */
const fixes: Readonly<Record<string, string>> = {
  EACCES: 'Let this user write there, or name another folder (SITE_DIR, DATA_DIR, TMPDIR).',
  EPERM: 'Let this user write there, or name another folder (SITE_DIR, DATA_DIR, TMPDIR).',
  EROFS: 'The disk is mounted read-only, which some do after an error: check it, and mount it for writing.',
  ENOSPC:
    'A disk is full (of SITE_DIR, DATA_DIR, TMPDIR or the checkout): free some space, and run the command again.',
  EDQUOT: 'The quota of this user is used up: free some space, and run the command again.',
  EIO: 'The disk reports an error: check it (dmesg), and restore the folder from another machine.',
};

/** Whether an error says that a disk cannot be written. */
export const isUnwritable = (error: unknown): boolean =>
  Object.hasOwn(fixes, String((error as NodeJS.ErrnoException | undefined)?.code));

/** Exit code and message for a thrown error. The name decides, as the composer's bundle has a ReleaseError class of its own. */
export function getExitStatus(error: unknown): { readonly code: number; readonly message: string } {
  if (!(error instanceof Error) && (error as Error | undefined)?.name !== 'ReleaseError')
    return { code: exitCodes.crashed, message: String(error) };
  const { name, message, stack, ending = 'refused' } = error as ReleaseError;
  if (name === 'ReleaseError') return { code: exitCodes[ending], message };
  const { code = '', path } = error as NodeJS.ErrnoException;
  const fix = Object.hasOwn(fixes, code) ? fixes[code] : undefined;
  // Sockets have EACCES and EPERM, too, without a path.
  if (fix !== undefined && (path !== undefined || !/^(?:EACCES|EPERM)$/.test(code)))
    return { code: exitCodes.refused, message: `${message}. ${fix}` };
  return { code: exitCodes.crashed, message: stack ?? message };
}

/** Ends a command that failed. */
export function exitWith(error: unknown): never {
  const { code, message } = getExitStatus(error);
  console.error(message);
  process.exit(code);
}
