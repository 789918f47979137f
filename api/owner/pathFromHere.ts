import { resolve } from 'node:path';

/** A path on the command line means where the operator stands: npm runs scripts in the folder of their package. */
export function pathFromHere(path: string): string {
  return resolve(process.env.INIT_CWD ?? process.cwd(), path);
}
