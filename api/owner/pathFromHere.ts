import { resolve } from 'node:path';

/** Resolves a path relative to where the operator typed the command: npm runs scripts in the package's folder. */
export function pathFromHere(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}
