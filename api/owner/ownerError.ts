import { StartError } from '../config/startError';

/** Something that the owner asked for and that cannot be: one line, no stack. */
export class OwnerError extends StartError {
  constructor(message: string) {
    super(message);
    this.name = 'OwnerError';
  }
}
