import type { Command } from 'commander';
import { exitCodes } from 'shared-content/artifact/ReleaseError';
import { FolderObjects } from '../../store/objects/FolderObjects';
import { isCopy } from '../../store/storeAccess';
import { type Pruned, prune } from '../switch/prune';
import { verify } from '../switch/verify';
import { withRefreshedStore, say, siteFolder } from './context';
import { parseCount, waitOption } from './options';

function printPruned({ previews, generations, versions, media }: Pruned, verb: string): void {
  for (const name of previews) say(`  preview ${name}`);
  for (const { name } of [...generations, ...versions]) say(`  ${name}`);
  const files = media.length > 0 ? `, ${media.length} media that only they had` : '';
  say(`${generations.length} generations and ${versions.length} versions${files} ${verb}.`);
}

export function pruneCommand(program: Command): void {
  program
    .command('prune')
    .description(
      'remove expired previews, and generations and versions that no preview and no open tab can need',
    )
    .option('--keep <n>', 'number of newest generations to keep', parseCount, 10)
    .option('--days <n>', 'keep generations that were live within this many days', parseCount, 30)
    .option('--dry-run', 'list what would be removed, and remove nothing')
    .option(...waitOption)
    .action(async (options: { keep: number; days: number; dryRun?: boolean; wait: number }) => {
      await siteFolder.requireStore();
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
    .description('read every byte of the store, and report faults with cures (exit code 2)')
    .option('--repair', 'remove damaged items that are not live, so that they can be published again')
    .option(...waitOption)
    .action(async ({ repair = false, wait }: { repair?: boolean; wait: number }) => {
      await siteFolder.requireStore();
      await withRefreshedStore(wait, async (access) => {
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
