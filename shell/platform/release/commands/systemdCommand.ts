import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Command } from 'commander';
import { root } from 'shared-content/build/paths';
import { ReleaseError } from 'shared-content/build/ReleaseError';
import { systemdUnits } from '../../hosts/systemdUnits';
import { plain } from './commonOptions';
import { say, store } from './context';

// A unit splits at spaces, and takes % and $ for its own.
const unitPath = /^\/[^\s%$"'\\;]*$/;
const wanted = 'an absolute path without spaces, %, $, quotes and backslashes';
const file = plain(unitPath, wanted);

/** @throws ReleaseError for a folder that no unit can name */
function placed(folder: string): string {
  if (!unitPath.test(folder)) throw new ReleaseError(`A unit cannot name ${folder}: it takes ${wanted}.`);
  return folder;
}

interface SystemdCommandOptions {
  readonly out: string;
  readonly user: string;
  readonly envFile: string;
  readonly data: string;
  readonly backups: string;
}

export function systemdCommand(program: Command): void {
  program
    .command('systemd')
    .description(
      'write systemd units for one machine that serves this store: the site, prune and a backup each night',
    )
    .requiredOption('--out <folder>', 'where they go: /etc/systemd/system')
    .option(
      '--user <name>',
      'system user that owns store and data',
      plain(/^[a-z_][a-z0-9_-]*$/, 'the name of a system user'),
      'site',
    )
    .option(
      '--env-file <file>',
      'file with SITE_URL, DATABASE_URL, SMTP_URL and so on',
      file,
      '/etc/site.env',
    )
    .option('--data <folder>', 'DATA_DIR of that file', file, path.join(root, '.data'))
    .option('--backups <folder>', 'BACKUP_DIR of that file', file, '/var/backups/site')
    .action(async ({ out, data, backups, ...options }: SystemdCommandOptions) => {
      const units = systemdUnits({
        ...options,
        checkout: placed(root),
        node: placed(process.execPath),
        writes: [placed(store.folder), data],
        backups,
      });
      await mkdir(out, { recursive: true });
      for (const [name, text] of Object.entries(units)) await writeFile(path.join(out, name), text);
      say(`${Object.keys(units).join(', ')} are in ${out}.`);
      say(
        'Then: systemctl daemon-reload && systemctl enable --now site.service site-prune.timer site-backup.timer',
      );
    });
}
