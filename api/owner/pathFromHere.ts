import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { OwnerError } from './ownerContext';

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
    throw new OwnerError(`${path} cannot be read: ${(error as Error).message}`);
  }
  const parsed = parse(text);
  if ('problem' in parsed) throw new OwnerError(`${path}: ${parsed.problem}`);
  return parsed;
}
