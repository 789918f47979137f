import type { Command } from 'commander';
import { nginxConf } from '../../hosting/nginxConf';
import { store } from './context';

interface NginxCommandOptions {
  listen: string;
  serverName: string;
  api?: string;
  brotli?: boolean;
}

export function nginxCommand(program: Command): void {
  program
    .command('nginx')
    .description('print an nginx configuration (for conf.d) that serves the store as it lies there')
    .option('--listen <address>', 'what nginx listens on', '80')
    .option('--server-name <name>', 'host name of the site', '_')
    .option('--api <url>', 'where the API runs, as http://127.0.0.1:4000, to pass /api on to it')
    .option('--brotli', 'use brotli_static (Debian: libnginx-mod-http-brotli-static)')
    .action((options: NginxCommandOptions) => {
      process.stdout.write(nginxConf({ store: store.folder, ...options }));
    });
}
