import { existsSync, readFileSync, statSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs, parseEnv } from 'node:util';
import { StartError } from './startError';

/** The repository's folder. Paths in the environment are relative to it, whichever folder a command runs in, except SITE_DIR. */
export const repositoryRoot = (): string => resolve(import.meta.dirname, '../..');

/**
 * Fills the environment from a file: `--env-file <path>`, else ENV_FILE, else `.env` in the repository, if it exists.
 * Variables that are already set win, even empty ones. The option is removed from the arguments, so that every
 * command may have it.
 *
 * @param warn prints the line about a named file that sets no variable of this site
 * @returns the path of the file that was read, if any
 * @throws StartError when a named file cannot be read, or holds a line that is no variable
 */
export function readEnvironmentFile(
  argv: string[],
  env: NodeJS.ProcessEnv,
  warn: (line: string) => void = console.warn,
): string | undefined {
  // npm runs scripts in the package's folder, but the operator's path is relative to where the command was typed.
  const here = env.INIT_CWD ?? process.cwd();
  const given = takeOption(argv);
  const named = given === undefined ? env.ENV_FILE : resolve(here, given);
  const path = resolve(repositoryRoot(), named || '.env');
  let text: string;
  try {
    // Editors on Windows write a byte-order mark.
    text = readFileSync(path, 'utf8').replace(/^\ufeff/, '');
  } catch (error) {
    if (!named && (error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new StartError(`The environment file ${path} cannot be read: ${(error as Error).message}`, {
      cause: error,
    });
  }
  checkLines(path, text);
  const found = parseEnv(text);
  for (const [name, value] of Object.entries(found)) env[name] ??= value;
  if (named && statSync(path).isFile() && !Object.keys(found).some(isKnown))
    warn(`The environment file ${path} sets no variable of this site; .env.example lists them`);
  return path;
}

/** Whether .env.example has this variable. Where that file is missing, every name counts. */
function isKnown(name: string): boolean {
  const example = resolve(repositoryRoot(), '.env.example');
  return !existsSync(example) || new RegExp(`^#?${name}=`, 'm').test(readFileSync(example, 'utf8'));
}

/** A quoted value may go on over several lines. */
const quotedValue = /^\s*(?:export\s+)?\w+\s*=\s*(?:"[^"]*"|'[^']*'|`[^`]*`)/;

/**
 * Refuses what Node would skip or cut without a word: a line that is neither blank nor a comment nor NAME=, and an
 * unquoted value with a #. Node ends such a value there, systemd does not, so each reads another password.
 */
function checkLines(path: string, text: string): void {
  let rest = text;
  const refuse = (what: string): never => {
    const line = text.slice(0, text.length - rest.length).split('\n').length;
    throw new StartError(`The environment file ${path}, line ${line}: ${what}`);
  };
  while (rest !== '') {
    const line = rest.split('\n', 1)[0]!;
    const name = /^\s*(?:export\s+)?([A-Za-z_]\w*)\s*=/.exec(line)?.[1];
    if (name === undefined && !/^\s*(?:#|$)/.test(line)) refuse('it is neither NAME=value nor a comment (#)');
    if (/^\s*(?:export\s+)?\w+\s*=\s*[^\s"'`#][^\s#]*#/.test(line))
      refuse(
        `the value of ${name} holds a #; write %23 for it in a URL, else put the value in double quotes (or a space before a comment)`,
      );
    rest = rest.slice((quotedValue.exec(rest)?.[0] ?? '').length).replace(/^[^\n]*\n?/, '');
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
