import { StartError } from './startError';

/**
 * Everything that is wrong with the environment, at once. Its message is one line for each problem, under a line that
 * says why this counts as production, when it does.
 */
export class IncompleteConfigError extends StartError {
  constructor(
    readonly problems: readonly string[],
    reason?: string,
  ) {
    super(
      reason === undefined
        ? problems.join('\n')
        : [
            `This is production (${reason}), and it cannot start like this:`,
            ...problems.map((problem) => `- ${problem}`),
          ].join('\n'),
    );
    this.name = 'IncompleteConfigError';
  }
}
