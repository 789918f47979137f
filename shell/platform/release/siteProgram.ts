import { Command } from 'commander';
import { canaryCommand } from './commands/canaryCommand';
import { diffCommand } from './commands/diffCommand';
import { exportCommand } from './commands/exportCommand';
import { historyCommand } from './commands/historyCommand';
import { nginxCommand } from './commands/nginxCommand';
import { previewCommand } from './commands/previewCommand';
import { pruneCommand } from './commands/pruneCommand';
import { releaseCommand } from './commands/releaseCommand';
import { rollbackCommand } from './commands/rollbackCommand';
import { settingsCommand } from './commands/settingsCommand';
import { statusCommand } from './commands/statusCommand';
import { traceCommand } from './commands/traceCommand';
import { verifyCommand } from './commands/verifyCommand';

/** The commands of this folder, as `cli.ts` runs them. */
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
  return program;
}
