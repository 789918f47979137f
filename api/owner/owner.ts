import { readConfig } from '../config';
import { openOwnerStorage } from '../storage/open-owner-storage';
import { startErrorLine } from '../start-error-line';
import { ownerProgram } from './owner-program';

try {
  const config = readConfig(process.env);
  const program = ownerProgram({
    config,
    open: () => openOwnerStorage(config),
    print: (text) => process.stdout.write(text),
  });
  await program.parseAsync();
} catch (error) {
  console.error(startErrorLine(error) ?? error);
  process.exitCode = 1;
}
