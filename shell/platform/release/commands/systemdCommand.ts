import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseEnv } from 'node:util';
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
const file = plain(unitPath, wanted);

/** @throws ReleaseError for a folder whose name a unit cannot contain */
function placed(folder: string): string {
  if (!unitPath.test(folder)) throw new ReleaseError(`A unit cannot name ${folder}: use ${wanted}.`);
  return folder;
}

/** Variables of the file that the units name; none while it does not exist. */
async function readVariables(name: string): Promise<NodeJS.Dict<string>> {
  try {
    return parseEnv(await readFile(name, 'utf8'));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new ReleaseError(`${name} cannot be read: ${(error as Error).message}`);
  }
}

/** The environment file that the command was given. The checkout's own .env is only for trying out. */
const given = environmentFile === path.join(root, '.env') ? undefined : environmentFile;

interface SystemdCommandOptions {
  readonly out: string;
  readonly user: string;
  readonly unitEnvFile: string;
  readonly data?: string;
  readonly nginx?: boolean;
}

export function systemdCommand(program: Command): void {
  program
    .command('systemd')
    .description(
      'write systemd units for one machine that serves this store: the site, prune and a backup each night',
    )
    .requiredOption('--out <folder>', 'folder of the units: /etc/systemd/system')
    .option(
      '--user <name>',
      'system user that owns store and data',
      plain(/^[a-z_][a-z0-9_-]*$/, 'the name of a system user'),
      'site',
    )
    .option(
      '--unit-env-file <file>',
      'file with SITE_URL, DATABASE_URL, SMTP_URL and so on; it may be missing yet',
      file,
      given ?? '/etc/site.env',
    )
    .option('--data <folder>', 'DATA_DIR, if neither the environment nor that file has it', file)
    .option('--nginx', 'add units that reload nginx for each new generation')
    .action(async ({ out, user, unitEnvFile, data, nginx }: SystemdCommandOptions) => {
      const variables = await readVariables(unitEnvFile);
      // As for the service, the environment wins over the file.
      const named = (name: string) => process.env[name]?.trim() || variables[name]?.trim();
      const units = systemdUnits({
        user,
        envFile: placed(unitEnvFile),
        checkout: placed(root),
        node: placed(process.execPath),
        // Relative names start at the checkout, in which the service works.
        store: placed(path.resolve(root, named('SITE_DIR') || '.site')),
        data: placed(path.resolve(root, named('DATA_DIR') || data || '.data')),
        nginx,
        backups: placed(path.resolve(root, named('BACKUP_DIR') || '/var/backups/site')),
      });
      await mkdir(out, { recursive: true });
      for (const [name, text] of Object.entries(units)) await writeFile(path.join(out, name), text);
      say(`${Object.keys(units).join(', ')} are in ${out}.`);
      say(
        `Then: systemctl daemon-reload && systemctl enable --now site.service site-prune.timer site-backup.timer${nginx ? ' site-nginx.path' : ''}`,
      );
    });
}
