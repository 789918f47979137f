import type { Command } from 'commander';
import type { Config } from '../config/config';
import { openOwnerStorage } from '../storage/engine/openStorage';
import { ownerProgram } from '../owner/ownerProgram';

/** Runs an owner command in this process. Resolves to its output; rejects where it would exit. */
export async function runOwner(config: Config, ...args: string[]): Promise<string> {
  let output = '';
  const program = ownerProgram({
    config,
    // On PGlite this goes through the socket of the running app.
    open: () => openOwnerStorage(config),
    print: (text) => (output += text),
    actor: 'shell:tester',
  });
  const quiet = (command: Command): void => {
    command.exitOverride().configureOutput({ writeOut: (text) => (output += text), writeErr: () => {} });
    command.commands.forEach(quiet);
  };
  quiet(program);
  await program.parseAsync(args, { from: 'user' });
  return output;
}
