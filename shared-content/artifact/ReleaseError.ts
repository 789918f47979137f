/**
 * What ended a command, for whoever runs it in a pipeline: `refused` is a rule that what was asked for breaks, the
 * cure is the asker's; `broken` is a store or a build that is not as it was left; anything that is no ReleaseError
 * `crashed`, and is ours to mend.
 */
type Ending = 'refused' | 'broken' | 'crashed';

/** A release that is refused or cannot be done, for a reason that its message names with the cure. */
export class ReleaseError extends Error {
  override readonly name = 'ReleaseError';
  readonly ending: Ending;

  constructor(message: string, ending: Exclude<Ending, 'crashed'> = 'refused', options?: ErrorOptions) {
    super(message, options);
    this.ending = ending;
  }
}

/** How a command ends that did not do what it was asked. */
export const exitCodes: Readonly<Record<Ending, number>> = { refused: 1, broken: 2, crashed: 3 };

/** Exit code and words for what a command threw. The composer's errors are of another bundle's class, so the name decides. */
export function getEnd(error: unknown): { readonly code: number; readonly words: string } {
  if (!(error instanceof Error) && (error as Error | undefined)?.name !== 'ReleaseError')
    return { code: exitCodes.crashed, words: String(error) };
  const { name, message, stack, ending = 'refused' } = error as ReleaseError;
  return name === 'ReleaseError'
    ? { code: exitCodes[ending], words: message }
    : { code: exitCodes.crashed, words: stack ?? message };
}
