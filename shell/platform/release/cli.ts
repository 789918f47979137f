import 'shared-content/server/environment';
import { startErrorLine } from 'shared-content/server/startError';
import { goThroughProxy } from 'shared-content/server/goThroughProxy';
import { Command } from 'commander';
import { getExitStatus } from 'shared-content/artifact/ReleaseError';
import { canaryCommand } from './commands/canaryCommand';
import { diffCommand } from './commands/diffCommand';
import { exportCommand } from './commands/exportCommand';
import { historyCommand } from './commands/historyCommand';
import { nginxCommand } from './commands/nginxCommand';
import { bringUpToDate } from './commands/context';
import { previewCommand } from './commands/previewCommand';
import { pruneCommand } from './commands/pruneCommand';
import { releaseCommand } from './commands/releaseCommand';
import { rollbackCommand } from './commands/rollbackCommand';
import { settingsCommand } from './commands/settingsCommand';
import { statusCommand } from './commands/statusCommand';
import { systemdCommand } from './commands/systemdCommand';
import { traceCommand } from './commands/traceCommand';
import { verifyCommand } from './commands/verifyCommand';
import { allowOthersToRead } from '../store/allowOthersToRead';

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
  systemdCommand,
  exportCommand,
])
  add(program);

allowOthersToRead();

// Where machines share a bucket, every command first reads its state.
program.hook('preAction', async (_, command) => {
  await goThroughProxy();
  await bringUpToDate(command.opts<{ wait?: number }>().wait);
});

program.parseAsync().catch((error: unknown) => {
  const line = startErrorLine(error);
  const { code, words } = getExitStatus(error);
  console.error(line ?? words);
  process.exit(line === undefined ? code : 1);
});
