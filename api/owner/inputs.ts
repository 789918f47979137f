import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { StartError } from 'shared-content/server/startError';

export function parseCount(value: string): number {
  if (!/^[1-9]\d{0,6}$/.test(value)) throw new InvalidArgumentError('It must be a whole number from 1.');
  return Number(value);
}

export function parseId(value: string): string {
  if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value))
    throw new InvalidArgumentError('It must be an id as the lists show it.');
  return value.toLowerCase();
}

export function parseEmail(value: string): string {
  if (!/^[^\s@]+@[^\s@]+$/.test(value)) throw new InvalidArgumentError('It must be an email address.');
  return value;
}

/** Resolves a path relative to where the operator typed the command: npm runs scripts in the package's folder. */
export function pathFromHere(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}

/** Reads and parses a text file that the operator names. What is wrong with it names the file. */
export function readInput<T extends object>(
  file: string,
  parse: (text: string) => T | { readonly problem: string },
): T {
  const path = pathFromHere(file);
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new StartError(`${path} cannot be read: ${(error as Error).message}`);
  }
  const parsed = parse(text);
  if ('problem' in parsed) throw new StartError(`${path}: ${parsed.problem}`);
  return parsed;
}
