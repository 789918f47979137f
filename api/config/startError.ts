/** A start that cannot succeed for a reason that the operator can cure: its message is one line, its stack of no interest. */
export class StartError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'StartError';
  }
}
