import 'api/environment';
import { Command } from 'commander';
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
import { verifyCommand } from './commands/verifyCommand';
import { weightsCommand } from './commands/weightsCommand';

// `npm run history | head`: the reader has what it wanted.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

const program = new Command('site').description(
  'Releases of the site: what is live, what was, and how it changes.',
);
for (const add of [
  releaseCommand,
  rollbackCommand,
  previewCommand,
  diffCommand,
  settingsCommand,
  statusCommand,
  historyCommand,
  pruneCommand,
  verifyCommand,
  nginxCommand,
  exportCommand,
  weightsCommand,
])
  add(program);

// `npm run history | head` closes the pipe early.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EPIPE') process.exit(0);
  throw error;
});

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
