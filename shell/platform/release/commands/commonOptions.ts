import { InvalidArgumentError } from 'commander';

/** Takes an option's value in one form alone. @param wanted what it is, for the message */
export const plain = (form: RegExp, wanted: string) => (value: string) => {
  if (!form.test(value)) throw new InvalidArgumentError(`Give ${wanted}.`);
  return value;
};

export function count(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError('Give a whole number.');
  return Number(value);
}

export const waitOption = [
  '--wait <seconds>',
  'how long to wait for another release in this store',
  count,
  0,
] as const;
