import type { Command } from 'commander';
import { exitCodes } from 'shared-content/artifact/ReleaseError';
import { FolderObjects } from '../../store/objects/FolderObjects';
import { isCopy } from '../../store/storeAccess';
import { verify } from '../switch/verify';
import { waitOption } from './options';
import { inStore, say, siteFolder } from './context';

export function verifyCommand(program: Command): void {
  program
    .command('verify')
    .description('read every byte of the store, and report faults with cures (exit code 2)')
    .option('--repair', 'remove damaged items that are not live, so that they can be published again')
    .option(...waitOption)
    .action(async ({ repair = false, wait }: { repair?: boolean; wait: number }) => {
      await siteFolder.requireStore();
      await inStore(wait, async (access) => {
        for (const store of isCopy(access)
          ? [new FolderObjects(siteFolder.path), access.store]
          : [access.store]) {
          let found = await verify(access, store);
          if (repair && found.faults.length > 0) {
            for (const { what, repair: mend } of found.faults) {
              await mend?.();
              if (mend) say(`Repaired: ${what}`);
            }
            found = await verify(access, store);
          }
          const { faults, generations, versions, generation } = found;
          for (const { what, cure } of faults) say(`${what}. ${cure}.`);
          if (faults.length > 0) process.exitCode = exitCodes.broken;
          else
            say(
              `Whole: ${generations} generations and ${versions} versions in ${store.name}; live is ${generation}.`,
            );
        }
      });
    });
}
