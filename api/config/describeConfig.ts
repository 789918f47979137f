import { join } from 'node:path';
import type { Config } from './config';
import { isLoopbackHost } from 'shared-content/server/isLoopbackHost';

/** What an operator should know at every start, one line each: where data goes, and who has access. */
export function describeConfig(config: Config): string[] {
  const { production, databaseUrl, smtpUrl, dataDir, captcha, host, siteUrl } = config;
  return [
    `Enquiries and sign-ups are stored in ${databaseUrl ? 'PostgreSQL (DATABASE_URL)' : dataDir}`,
    smtpUrl
      ? 'Mails go out through SMTP_URL'
      : `Mails are written to ${join(dataDir, 'mails')} as .eml files and are not sent`,
    captcha.provider === 'stand-in'
      ? 'The bot check is a local stand-in and accepts every visitor'
      : `The bot check asks ${new URL(captcha.verifyUrl).host}`,
    ...(production
      ? []
      : [
          `For trials and development only: visitors need a SITE_URL other than ${siteUrl} (see .env.example)`,
        ]),
    ...(production || isLoopbackHost(host)
      ? []
      : [`HOST ${host} lets other machines in, and anyone there can send mail through the forms`]),
  ];
}
