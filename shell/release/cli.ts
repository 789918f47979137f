import { Command } from 'commander';
import { historyCommand } from './commands/historyCommand';
import { nginxCommand } from './commands/nginxCommand';
import { pruneCommand } from './commands/pruneCommand';
import { releaseCommand } from './commands/releaseCommand';
import { rollbackCommand } from './commands/rollbackCommand';
import { statusCommand } from './commands/statusCommand';

const program = new Command('site').description(
  'Releases of the site: what is live, what was, and how it changes.',
);
for (const add of [
  releaseCommand,
  rollbackCommand,
  statusCommand,
  historyCommand,
  pruneCommand,
  nginxCommand,
])
  add(program);

program.parseAsync().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
