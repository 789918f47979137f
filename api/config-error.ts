import { StartError } from './start-error';

/** A variable of the environment that stops the start. */
export class ConfigError extends StartError {
  constructor(
    readonly variable: string,
    problem: string,
  ) {
    super(`${variable} ${problem}`);
    this.name = 'ConfigError';
  }
}
