import { StartError } from 'shared-content/server/startError';

/**
 * Collects everything that is wrong with the environment. Its message has one line for each problem. In production, a
 * first line says why this counts as production.
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
