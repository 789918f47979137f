import path from 'node:path';
import type { Command } from 'commander';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { withStoreLock } from 'shared-content/artifact/withStoreLock';
import { exportSite } from '../../hosts/exportSite';
import { nginxConf } from '../../hosts/nginxConf';
import { readSettings } from '../../store/SiteSettings';
import { say, requireSettings, siteFolder } from './context';
import { createParser, waitOption } from './options';

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
  createParser(/^[\w.:[\]*-]+$/, 'an address such as 80, 127.0.0.1:8080 or [::]:80')(value),
];
const hostName = createParser(/^[A-Za-z0-9](?:[A-Za-z0-9.-]*[A-Za-z0-9])?$|^_$/, 'one host name');
const hostNames = (value: string, list: string[] = []) => [...list, hostName(value)];
const file = createParser(/^\/[^\s;{}"'$]+$/, 'an absolute path without spaces');

export function nginxCommand(program: Command): void {
  program
    .command('nginx')
    .description('print an nginx configuration (for conf.d) that serves the store directly')
    .option(
      '--listen <address>',
      'an address to listen on, repeatable (default: 80 and [::]:80, with a certificate 443 and [::]:443)',
      addresses,
    )
    .option('--server-name <name>', 'host name of the site; others are redirected to it', hostName, '_')
    .option(
      '--other-name <name>',
      'another name of this server, such as the one without www, repeatable; needs --server-name',
      hostNames,
    )
    .option(
      '--acme-webroot <folder>',
      'folder in which certificate programs write .well-known/acme-challenge (default: /var/www/html)',
      file,
    )
    .option(
      '--access-log <file>',
      'log without addresses, queries and tokens, or off (default: /var/log/nginx/access.log)',
      createParser(/^(?:off|\/[^\s;{}"'$]+)$/, 'off, or an absolute path without spaces'),
    )
    .option(
      '--api <url>',
      'address of the API, such as http://127.0.0.1:4000, to which /api is passed',
      createParser(/^https?:\/\/[\w.:[\]-]+\/?$/, 'an origin such as http://127.0.0.1:4000'),
    )
    .option('--brotli', 'use brotli_static (Debian: libnginx-mod-http-brotli-static)')
    .option('--tls-cert <file>', 'certificate chain: HTTPS with HTTP/2, and a redirect from HTTP', file)
    .option('--tls-key <file>', 'its private key', file)
    .option(
      '--redirect-from <address>',
      'an HTTP address that is redirected to HTTPS, repeatable; needs a certificate (default: 80 and [::]:80)',
      addresses,
    )
    .action(async ({ tlsCert, tlsKey, redirectFrom, otherName, ...options }: NginxCommandOptions) => {
      if ((tlsCert === undefined) !== (tlsKey === undefined))
        throw new ReleaseError('Give --tls-cert and --tls-key together, or neither.');
      if (tlsCert !== undefined && options.serverName === '_')
        throw new ReleaseError('HTTPS needs --server-name: HTTP requests are redirected to that name.');
      if (otherName !== undefined && options.serverName === '_')
        throw new ReleaseError('--other-name needs --server-name, to which visitors are redirected.');
      const both = (port: number) => [String(port), `[::]:${port}`];
      const settings = await readSettings(siteFolder);
      const siteUrl = settings?.siteUrl;
      const isOwn = siteUrl !== undefined && new URL(siteUrl).hostname === options.serverName.toLowerCase();
      process.stdout.write(
        nginxConf({
          ...options,
          store: siteFolder.path,
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
    });
}

export function exportCommand(program: Command): void {
  program
    .command('export')
    .description('write the live site as one plain folder for static hosts (Netlify, Cloudflare Pages …)')
    .requiredOption('--out <folder>', 'an empty or new folder')
    .option(...waitOption)
    .action(async (options: { out: string; wait: number }) => {
      const out = path.resolve(options.out);
      const site = await requireSettings();
      // The lock keeps a prune from removing a version while it is copied.
      const { generation, documents, files } = await withStoreLock(
        siteFolder.path,
        { wait: options.wait, say },
        () => exportSite(siteFolder, site, out),
      );
      say(`Generation ${generation} in ${out}: ${documents} documents, ${files} files`);
      if (site.apiBase === undefined)
        say(
          `Its forms send to /api of the same host. If that host has no API, compose with PUBLIC_API_URL first.`,
        );
    });
}
