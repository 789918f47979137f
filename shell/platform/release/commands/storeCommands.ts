import type { Command } from 'commander';
import { exitCodes } from 'shared-content/artifact/ReleaseError';
import { FolderObjects } from '../../store/objects/FolderObjects';
import { isCopy } from '../../store/storeAccess';
import { type Unneeded, prune } from '../../store/prune';
import { verify } from '../../store/verify';
import { withReadableStore, withRefreshedStore, log, siteFolder } from './context';
import { parseCount, waitOption } from './options';

function printPruned({ generations, versions }: Unneeded, verb: string): void {
  for (const { name } of [...generations, ...versions]) log(`  ${name}`);
  log(`${generations.length} generations and ${versions.length} versions ${verb}.`);
}

export function pruneCommand(program: Command): void {
  program
    .command('prune')
    .description('remove generations and versions that no open tab can need')
    .option('--keep <n>', 'number of newest generations to keep', parseCount, 10)
    .option('--days <n>', 'keep generations that were live within this many days', parseCount, 30)
    .option('--dry-run', 'list what would be removed, and remove nothing')
    .option(...waitOption)
    .action(async (options: { keep: number; days: number; dryRun?: boolean; wait: number }) => {
      const { keep, days, dryRun = false } = options;
      const verb = dryRun ? 'would go' : 'removed';
      await withRefreshedStore(options.wait, async (access) => {
        printPruned(await prune({ ...access, keep, days, dryRun }), verb);
      });
    });
}

export function verifyCommand(program: Command): void {
  program
    .command('verify')
    .description('read every byte of the store, and report faults with fixes (exit code 2)')
    .option(...waitOption)
    .action(async ({ wait }: { wait: number }) => {
      await withReadableStore(wait, async (access) => {
        for (const store of isCopy(access)
          ? [new FolderObjects(siteFolder.path), access.store]
          : [access.store]) {
          const { faults, generations, versions, generation } = await verify(access, store);
          for (const { what, fix } of faults) log(`${what}. ${fix}.`);
          if (faults.length > 0) process.exitCode = exitCodes.broken;
          else
            log(
              `Whole: ${generations} generations and ${versions} versions in ${store.name}; live is ${generation}.`,
            );
        }
      });
    });
}
