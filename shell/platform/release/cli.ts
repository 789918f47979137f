import 'shared-content/server/environment';
import { startErrorLine } from 'shared-content/server/startError';
import { goThroughProxy } from 'shared-content/server/goThroughProxy';
import { getExitStatus } from 'shared-content/artifact/ReleaseError';
import { bringUpToDate } from './commands/context';
import { siteProgram } from './siteProgram';
import { allowOthersToRead } from '../store/allowOthersToRead';

allowOthersToRead();

const program = siteProgram();
// Where machines share a bucket, every command first reads its state.
program.hook('preAction', async (_, command) => {
  await goThroughProxy();
  await bringUpToDate(command.opts<{ wait?: number }>().wait);
});

program.parseAsync().catch((error: unknown) => {
  const line = startErrorLine(error);
  const { code, message } = getExitStatus(error);
  console.error(line ?? message);
  process.exit(line === undefined ? code : 1);
});
