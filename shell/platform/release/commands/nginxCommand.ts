import type { Command } from 'commander';
import { nginxConf } from '../../hosts/nginxConf';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { readSettings } from '../../store/SiteSettings';
import { plain } from './options';
import { tellWhatNginxCannotRead } from '../../hosts/tellWhatNginxCannotRead';
import { store } from './context';

interface NginxCommandOptions {
  listen?: string[];
  serverName: string;
  otherName?: string[];
  acmeWebroot?: string;
  accessLog?: string;
  api?: string;
  brotli?: boolean;
  tlsCert?: string;
  tlsKey?: string;
  redirectFrom?: string[];
}

// Each value becomes part of a configuration that root runs.
const addresses = (value: string, list: string[] = []) => [
  ...list,
  plain(/^[\w.:[\]*-]+$/, 'an address such as 80, 127.0.0.1:8080 or [::]:80')(value),
];
const hostName = plain(/^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$|^_$/, 'one host name');
const hostNames = (value: string, list: string[] = []) => [...list, hostName(value)];
const file = plain(/^\/[^\s;{}"'$]+$/, 'an absolute path without spaces');

export function nginxCommand(program: Command): void {
  program
    .command('nginx')
    .description('print an nginx configuration (for conf.d) that serves the store as it lies there')
    .option(
      '--listen <address>',
      'what nginx listens on; may be given more than once (default: 80 and [::]:80, with a certificate 443 and [::]:443)',
      addresses,
    )
    .option(
      '--server-name <name>',
      'host name of the site; every other one is redirected to it',
      hostName,
      '_',
    )
    .option(
      '--other-name <name>',
      'with it: another name that leads here, such as the one without www; may be given more than once',
      hostNames,
    )
    .option(
      '--acme-webroot <folder>',
      'below which certificate programs write .well-known/acme-challenge (default: /var/www/html)',
      file,
    )
    .option(
      '--access-log <file>',
      'log without addresses, queries and tokens, or off (default: /var/log/nginx/access.log)',
      plain(/^(?:off|\/[^\s;{}"'$]+)$/, 'off, or an absolute path without spaces'),
    )
    .option(
      '--api <url>',
      'where the API runs, as http://127.0.0.1:4000, to pass /api on to it',
      plain(/^https?:\/\/[\w.:[\]-]+\/?$/, 'an origin such as http://127.0.0.1:4000'),
    )
    .option('--brotli', 'use brotli_static (Debian: libnginx-mod-http-brotli-static)')
    .option('--tls-cert <file>', 'certificate chain: HTTPS with HTTP/2, and a redirect from HTTP', file)
    .option('--tls-key <file>', 'its private key', file)
    .option(
      '--redirect-from <address>',
      'with a certificate: what is redirected to HTTPS; may be given more than once (default: 80 and [::]:80)',
      addresses,
    )
    .action(async ({ tlsCert, tlsKey, redirectFrom, otherName, ...options }: NginxCommandOptions) => {
      if ((tlsCert === undefined) !== (tlsKey === undefined))
        throw new ReleaseError('Give --tls-cert and --tls-key together, or neither.');
      if (tlsCert !== undefined && options.serverName === '_')
        throw new ReleaseError(
          'HTTPS needs --server-name: visitors who come by HTTP are redirected to that name.',
        );
      if (otherName !== undefined && options.serverName === '_')
        throw new ReleaseError('--other-name needs --server-name: the name that visitors are redirected to.');
      const both = (port: number) => [String(port), `[::]:${port}`];
      const settings = await readSettings(store);
      const siteUrl = settings?.siteUrl;
      const isOwn = siteUrl !== undefined && new URL(siteUrl).hostname === options.serverName.toLowerCase();
      process.stdout.write(
        nginxConf({
          ...options,
          store: store.folder,
          otherNames: otherName,
          listen: options.listen ?? both(tlsCert === undefined ? 80 : 443),
          ...(isOwn && { siteUrl }),
          hsts: settings?.hsts,
          ...(tlsCert !== undefined &&
            tlsKey !== undefined && {
              tls: { cert: tlsCert, key: tlsKey, redirectFrom: redirectFrom ?? both(80) },
            }),
        }),
      );
      // Only the configuration goes to stdout.
      await tellWhatNginxCannotRead(store, (line) => console.error(line));
    });
}
