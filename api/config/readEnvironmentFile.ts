import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { repositoryRoot } from './repositoryRoot';
import { StartError } from './startError';

const option = /^--env-file(?:=(.*))?$/s;

/**
 * Fills the environment from a file: the one that `--env-file <path>` names, else ENV_FILE, else `.env` in the
 * repository, if there is one. What is set already wins, even when it is empty. The option is taken out of the
 * arguments, so that every command may have it. Throws a StartError when a named file cannot be read.
 *
 * @returns the path of the file that was read, if any
 */
export function readEnvironmentFile(argv: string[], env: NodeJS.ProcessEnv): string | undefined {
  // npm runs scripts in the folder of their package; a path on the command line means where the operator stands.
  const here = env.INIT_CWD ?? process.cwd();
  const given = takeOption(argv);
  const named =
    given !== undefined
      ? resolve(here, given)
      : env.ENV_FILE
        ? resolve(repositoryRoot(), env.ENV_FILE)
        : undefined;
  const path = named ?? join(repositoryRoot(), '.env');
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    if (named === undefined && (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new StartError(`The environment file ${path} cannot be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
  refuseCutValues(path, text);
  for (const [name, value] of Object.entries(parseEnv(text))) env[name] ??= value;
  return path;
}

/** Node ends an unquoted value at a #, systemd does not: a password would be another one for each of them. */
function refuseCutValues(path: string, text: string): void {
  for (const [index, line] of text.split('\n').entries()) {
    const name = /^\s*(?:export\s+)?(\w+)\s*=\s*[^\s"'`#][^\s#]*#/.exec(line)?.[1];
    if (name !== undefined)
      throw new StartError(
        `The environment file ${path}, line ${index + 1}: the value of ${name} holds a #; put it in double quotes, or a space before a comment`,
      );
  }
}

/** The last one counts, as with any command. */
function takeOption(argv: string[]): string | undefined {
  let path: string | undefined;
  for (let index = 0; index < argv.length;) {
    const match = option.exec(argv[index]!);
    // After `--` nothing is ours.
    if (argv[index] === '--') break;
    if (!match) {
      index += 1;
      continue;
    }
    const [, value] = match;
    const taken = argv.splice(index, value === undefined ? 2 : 1);
    path = value ?? taken[1];
    if (!path) throw new StartError('--env-file needs the path of a file');
  }
  return path;
}
