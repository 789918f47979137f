import { text } from 'node:stream/consumers';
import type { Command } from 'commander';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { traceStack } from './traceStack';
import { say, siteFolder } from './context';

export function traceCommand(program: Command): void {
  program
    .command('trace')
    .description(
      'map a stack trace of published scripts to the sources; from the arguments, else from standard input',
    )
    .argument('[places...]', '/assets/<app>/<version>/<file>.js:<line>:<column>, or a whole stack')
    .action(async (places: string[]) => {
      await siteFolder.requireStore();
      const stack = places.length > 0 ? places.join('\n') : await text(process.stdin);
      if (!/\/assets\//.test(stack) && !/^assets\//m.test(stack))
        throw new ReleaseError(
          'No place of a published script in it: give /assets/<app>/<version>/<file>.js:<line>:<column>, or a stack that a browser printed.',
        );
      say(await traceStack(siteFolder, stack.trimEnd()));
    });
}
