import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { StartError } from './startError';

/** The repository's folder. Paths in the environment are relative to it, whichever folder a command runs in. */
export const repositoryRoot = (): string => resolve(import.meta.dirname, '../..');

/**
 * Fills the environment from a file: `--env-file <path>`, else ENV_FILE, else `.env` in the repository, if it exists.
 * Variables that are already set win, even empty ones. The option is removed from the arguments, so that every
 * command may have it.
 *
 * @returns the path of the file that was read, if any
 * @throws StartError when a named file cannot be read
 */
export function readEnvironmentFile(argv: string[], env: NodeJS.ProcessEnv): string | undefined {
  // npm runs scripts in the package's folder, but the operator's path is relative to where the command was typed.
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

/** Refuses an unquoted value with a #: Node ends the value there, systemd does not, so each reads another password. */
function refuseCutValues(path: string, text: string): void {
  for (const [index, line] of text.split('\n').entries()) {
    const name = /^\s*(?:export\s+)?(\w+)\s*=\s*[^\s"'`#][^\s#]*#/.exec(line)?.[1];
    if (name !== undefined)
      throw new StartError(
        `The environment file ${path}, line ${index + 1}: the value of ${name} holds a #; put it in double quotes, or a space before a comment`,
      );
  }
}

/** Takes the option out of the arguments. The last one counts, as with any command. */
function takeOption(argv: string[]): string | undefined {
  const { tokens } = parseArgs({
    args: argv,
    options: { 'env-file': { type: 'string' } },
    strict: false,
    tokens: true,
  });
  const found = tokens.filter((token) => token.kind === 'option').filter(({ name }) => name === 'env-file');
  if (found.some(({ value }) => !value)) throw new StartError('--env-file needs the path of a file');
  for (const { index, inlineValue } of found.toReversed()) argv.splice(index, inlineValue ? 1 : 2);
  return found.at(-1)?.value;
}
