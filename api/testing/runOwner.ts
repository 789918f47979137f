import type { Command } from 'commander';
import { ownerProgram } from '../owner/ownerProgram';
import type { TestApp } from './openTestApp';

/** Runs an owner command in this process, on the database of a running app. Resolves to its output; rejects where it would exit. */
export async function runOwner(
  { config, db }: Pick<TestApp, 'config' | 'db'>,
  ...args: string[]
): Promise<string> {
  let output = '';
  const program = ownerProgram({
    config,
    open: async () => ({ db, close: async () => {} }),
    print: (text) => (output += text),
  });
  const quiet = (command: Command): void => {
    command.exitOverride().configureOutput({ writeOut: (text) => (output += text), writeErr: () => {} });
    command.commands.forEach(quiet);
  };
  quiet(program);
  await program.parseAsync(args, { from: 'user' });
  return output;
}
