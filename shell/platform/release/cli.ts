import 'shared-content/server/environment';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { startErrorLine } from 'shared-content/server/startError';
import { goThroughProxy } from 'shared-content/server/goThroughProxy';
import { getExitStatus } from 'shared-content/artifact/ReleaseError';
import { prepareCommand } from './commands/context';
import { inboxCommand, sendCommand } from './commands/inboxCommands';
import { releaseCommand } from './commands/releaseCommand';
import { rollbackCommand } from './commands/rollbackCommand';
import { settingsCommand } from './commands/settingsCommand';
import { historyCommand, statusCommand } from './commands/statusCommands';
import { exportCommand, pruneCommand, verifyCommand } from './commands/storeCommands';

/** The commands of the platform. */
export function siteProgram(): Command {
  const program = new Command('site').description('Releases, rollbacks and history of the site.');
  for (const add of [
    releaseCommand,
    rollbackCommand,
    settingsCommand,
    statusCommand,
    historyCommand,
    pruneCommand,
    verifyCommand,
    exportCommand,
    sendCommand,
    inboxCommand,
  ])
    add(program);
  // Where machines share a bucket, every command first reads its state.
  return program.hook('preAction', async (_, command) => {
    await goThroughProxy();
    // A key that may send reads no state.
    if (command.name() !== 'send') await prepareCommand(command.name() === 'set');
  });
}

// A test of the READMEs imports this file for the commands' help, and starts none.
if (realpathSync(process.argv[1] ?? '.') === fileURLToPath(import.meta.url)) {
  siteProgram()
    .parseAsync()
    .catch((error: unknown) => {
      const line = startErrorLine(error);
      const { code, message } = getExitStatus(error);
      console.error(line ?? message);
      process.exit(line === undefined ? code : 1);
    });
}
