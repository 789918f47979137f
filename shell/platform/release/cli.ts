import 'shared-content/server/environment';
import { realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { Command } from 'commander';
import { startErrorLine } from 'shared-content/server/startError';
import { goThroughProxy } from 'shared-content/server/goThroughProxy';
import { getExitStatus } from 'shared-content/artifact/ReleaseError';
import { canaryCommand } from './commands/canaryCommand';
import { prepareCommand } from './commands/context';
import { diffCommand } from './commands/diffCommand';
import { exportCommand, nginxCommand } from './commands/hostCommands';
import { previewCommand } from './commands/previewCommand';
import { releaseCommand } from './commands/releaseCommand';
import { rollbackCommand } from './commands/rollbackCommand';
import { settingsCommand } from './commands/settingsCommand';
import { historyCommand, statusCommand } from './commands/statusCommands';
import { pruneCommand, verifyCommand } from './commands/storeCommands';
import { traceCommand } from './commands/traceCommand';

/** The commands of the platform. */
export function siteProgram(): Command {
  const program = new Command('site').description('Releases, previews, rollbacks and history of the site.');
  for (const add of [
    releaseCommand,
    canaryCommand,
    rollbackCommand,
    previewCommand,
    diffCommand,
    settingsCommand,
    statusCommand,
    historyCommand,
    pruneCommand,
    verifyCommand,
    traceCommand,
    nginxCommand,
    exportCommand,
  ])
    add(program);
  // Where machines share a bucket, every command first reads its state.
  return program.hook('preAction', async (_, command) => {
    await goThroughProxy();
    await prepareCommand(command.opts<{ wait?: number }>().wait);
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
