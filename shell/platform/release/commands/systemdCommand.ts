import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { environmentFile } from 'shared-content/server/environment';
import type { Command } from 'commander';
import { root } from 'shared-content/artifact/paths';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { systemdUnits } from '../../hosts/systemdUnits';
import { plain } from './options';
import { say } from './context';

// A unit splits at spaces, and interprets % and $.
const unitPath = /^\/[^\s%$"'\\;]*$/;
const wanted = 'an absolute path without spaces, %, $, quotes and backslashes';

/** @throws ReleaseError for a folder whose name a unit cannot contain */
function placed(folder: string): string {
  if (!unitPath.test(folder)) throw new ReleaseError(`A unit cannot name ${folder}: it takes ${wanted}.`);
  return folder;
}

interface SystemdCommandOptions {
  readonly out: string;
  readonly user: string;
  readonly nginx?: boolean;
}

export function systemdCommand(program: Command): void {
  program
    .command('systemd')
    .description(
      'write systemd units for one machine that serves this store, with the variables of --env-file: the site, prune and a backup each night',
    )
    .requiredOption('--out <folder>', 'where they go: /etc/systemd/system')
    .option(
      '--user <name>',
      'system user that owns store and data',
      plain(/^[a-z_][a-z0-9_-]*$/, 'the name of a system user'),
      'site',
    )
    .option('--nginx', 'nginx of this machine serves the store: reload it when a generation comes')
    .action(async ({ out, user, nginx }: SystemdCommandOptions) => {
      // The checkout's own .env is only for trying out.
      if (environmentFile === undefined || environmentFile === path.join(root, '.env'))
        throw new ReleaseError(
          'Name the file with SITE_URL, DATABASE_URL, SMTP_URL and so on that the services are to read: --env-file /etc/site.env.',
        );
      // Relative names start at the checkout, in which the service works.
      const named = (name: string, usual: string) =>
        placed(path.resolve(root, process.env[name]?.trim() || usual));
      const units = systemdUnits({
        user,
        envFile: placed(environmentFile),
        checkout: placed(root),
        node: placed(process.execPath),
        store: named('SITE_DIR', '.site'),
        data: named('DATA_DIR', '.data'),
        backups: named('BACKUP_DIR', '/var/backups/site'),
        nginx,
      });
      await mkdir(out, { recursive: true });
      for (const [name, text] of Object.entries(units)) await writeFile(path.join(out, name), text);
      say(`${Object.keys(units).join(', ')} are in ${out}.`);
      say(
        `Then: systemctl daemon-reload && systemctl enable --now site.service site-prune.timer site-backup.timer${nginx ? ' site-nginx.path' : ''}`,
      );
    });
}
