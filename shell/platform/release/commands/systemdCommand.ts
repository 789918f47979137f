import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Command, InvalidArgumentError } from 'commander';
import { root } from 'shared-content/build/paths';
import { systemdUnits } from '../../hosts/systemdUnits';
import { say, store } from './context';

// A unit splits at spaces, and takes % and $ for its own.
const plainPath = (value: string) => {
  if (!/^\/[^\s%$"'\\;]*$/.test(value))
    throw new InvalidArgumentError('Give an absolute path without spaces, %, $, quotes and backslashes.');
  return value;
};
const userName = (value: string) => {
  if (!/^[a-z_][a-z0-9_-]*$/.test(value)) throw new InvalidArgumentError('Give the name of a system user.');
  return value;
};

interface SystemdCommandOptions {
  readonly out: string;
  readonly user: string;
  readonly envFile: string;
  readonly data: string;
}

export function systemdCommand(program: Command): void {
  program
    .command('systemd')
    .description('write systemd units for one machine that serves this store: the site, and prune each night')
    .requiredOption('--out <folder>', 'where they go: /etc/systemd/system')
    .option('--user <name>', 'system user that owns store and data', userName, 'site')
    .option(
      '--env-file <file>',
      'file with SITE_URL, DATABASE_URL, SMTP_URL and so on',
      plainPath,
      '/etc/site.env',
    )
    .option('--data <folder>', 'DATA_DIR of that file', plainPath, path.join(root, '.data'))
    .action(async ({ out, data, ...options }: SystemdCommandOptions) => {
      const places = [root, store.folder, process.execPath].map(plainPath);
      const units = systemdUnits({
        ...options,
        checkout: places[0]!,
        node: places[2]!,
        writes: [...new Set([places[1]!, data])],
      });
      await mkdir(out, { recursive: true });
      for (const [name, text] of Object.entries(units)) await writeFile(path.join(out, name), text);
      say(`${Object.keys(units).join(', ')} are in ${out}.`);
      say('Then: systemctl daemon-reload && systemctl enable --now site.service site-prune.timer');
    });
}
