import 'shared-content/server/environment';
import { userInfo } from 'node:os';
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
    actor: `shell:${userName()}`,
  });
  await program.parseAsync();
} catch (error) {
  console.error(startErrorLine(error) ?? error);
  process.exitCode = 1;
}

/** A container may run under a user id that has no name. */
function userName(): string {
  try {
    return process.env.SUDO_USER ?? userInfo().username;
  } catch {
    return String(process.getuid?.() ?? 'unknown');
  }
}
