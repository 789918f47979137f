import path from 'node:path';
import type { Command } from 'commander';
import { exitCodes } from 'shared-content/artifact/ReleaseError';
import { withStoreLock } from 'shared-content/artifact/withStoreLock';
import { exportSite } from '../../hosts/exportSite';
import { isCopy } from '../../store/storeAccess';
import { prune } from '../../store/prune';
import { readSettings } from '../../store/SiteSettings';
import { verify } from '../../store/verify';
import {
  longestWait,
  requireLiveSite,
  withReadableStore,
  withRefreshedStore,
  log,
  siteFolder,
} from './context';
import { parseCount } from './options';

export function pruneCommand(program: Command): void {
  program
    .command('prune')
    .description('remove generations and versions that no open tab can need')
    .option('--keep <n>', 'number of newest generations to keep', parseCount, 10)
    .option('--days <n>', 'keep generations that were live within this many days', parseCount, 30)
    .option('--dry-run', 'list what would be removed, and remove nothing')
    .action(async (options: { keep: number; days: number; dryRun?: boolean }) => {
      const { keep, days, dryRun = false } = options;
      await withRefreshedStore(async (access) => {
        const items = await prune({ ...access, keep, days, dryRun });
        for (const { name } of items) log(`  ${name}`);
        log(`${items.length} generations and versions ${dryRun ? 'would go' : 'removed'}.`);
      });
    });
}

export function verifyCommand(program: Command): void {
  program
    .command('verify')
    .description('read every byte of the store, and report faults with fixes (exit code 2)')
    .action(async () => {
      await withReadableStore(async (access) => {
        for (const store of isCopy(access) ? [siteFolder, access.store] : [access.store]) {
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

export function exportCommand(program: Command): void {
  program
    .command('export')
    .description('write the live site as one plain folder for static hosts (Netlify, Cloudflare Pages …)')
    .requiredOption('--out <folder>', 'an empty or new folder')
    .action(async (options: { out: string }) => {
      const out = path.resolve(options.out);
      const site = await readSettings(siteFolder, requireLiveSite().generation);
      // The lock keeps a prune from removing a version while it is copied.
      const { generation, documents, files } = await withStoreLock(
        siteFolder.path,
        { wait: longestWait, log },
        () => exportSite(siteFolder, site, out),
      );
      log(`Generation ${generation} in ${out}: ${documents} documents, ${files} files`);
      if (site.apiBase === undefined)
        log(
          `Its forms send to /api of the same host. If that host has no API, compose with PUBLIC_API_URL first.`,
        );
    });
}
