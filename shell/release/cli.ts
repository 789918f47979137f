import { Command } from 'commander';
import { historyCommand } from './commands/historyCommand';
import { nginxCommand } from './commands/nginxCommand';
import { pruneCommand } from './commands/pruneCommand';
import { releaseCommand } from './commands/releaseCommand';
import { rollbackCommand } from './commands/rollbackCommand';
import { statusCommand } from './commands/statusCommand';
import { ReleaseError } from './ReleaseError';

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
  // A defect shows its stack; everything foreseen is one clear line.
  console.error(error instanceof ReleaseError || error instanceof Error ? error.message : error);
  process.exit(1);
});
