import { resolve } from 'node:path';
import { InvalidArgumentError } from 'commander';

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
