import 'shared-content/server/environment';
import { readConfig } from '../config/config';
import { openOwnerStorage } from '../storage/engine/openStorage';
import { startErrorLine } from 'shared-content/server/startError';
import { ownerProgram } from './ownerProgram';

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
