import path from 'node:path';
import type { Command } from 'commander';
import { withStoreLock } from 'shared-content/artifact/withStoreLock';
import { exportSite } from '../../hosts/exportSite';
import { readSettings } from '../../store/SiteSettings';
import { log, requireLiveSite, siteFolder } from './context';
import { waitOption } from './options';

export function exportCommand(program: Command): void {
  program
    .command('export')
    .description('write the live site as one plain folder for static hosts (Netlify, Cloudflare Pages …)')
    .requiredOption('--out <folder>', 'an empty or new folder')
    .option(...waitOption)
    .action(async (options: { out: string; wait: number }) => {
      const out = path.resolve(options.out);
      const site = await readSettings(siteFolder, (await requireLiveSite()).generation);
      // The lock keeps a prune from removing a version while it is copied.
      const { generation, documents, files } = await withStoreLock(
        siteFolder.path,
        { wait: options.wait, log },
        () => exportSite(siteFolder, site, out),
      );
      log(`Generation ${generation} in ${out}: ${documents} documents, ${files} files`);
      if (site.apiBase === undefined)
        log(
          `Its forms send to /api of the same host. If that host has no API, compose with PUBLIC_API_URL first.`,
        );
    });
}
