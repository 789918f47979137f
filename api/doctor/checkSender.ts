import { resolveTxt } from 'node:dns/promises';
import type { Config } from '../config/config';
import { ok, warn, type Finding } from 'shared-content/server/finding';

/**
 * Checks SPF and DMARC of the sender's domain: without them big providers treat mail as spam. DKIM is not checked:
 * its DNS name is the mail provider's, and only a received mail shows it.
 */
export async function checkSender(
  { mailFrom, smtpUrl }: Pick<Config, 'mailFrom' | 'smtpUrl'>,
  resolve: (name: string) => Promise<string[][]> = resolveTxt,
): Promise<Finding[]> {
  if (smtpUrl === undefined) return [];
  const domain = mailFrom.slice(mailFrom.lastIndexOf('@') + 1);
  const has = async (name: string, start: string): Promise<boolean | undefined> => {
    try {
      return (await resolve(name)).some((parts) => parts.join('').toLowerCase().startsWith(start));
    } catch (error) {
      const none = ['ENOTFOUND', 'ENODATA'].includes((error as NodeJS.ErrnoException).code ?? '');
      return none ? false : undefined;
    }
  };
  const [spf, dmarc] = [await has(domain, 'v=spf1'), await has(`_dmarc.${domain}`, 'v=dmarc1')];
  if (spf === undefined || dmarc === undefined)
    return [
      warn('sender', `the DNS of ${domain} was not asked: it cannot be reached`, 'run the doctor online'),
    ];
  const missing = [...(spf ? [] : ['SPF']), ...(dmarc ? [] : ['DMARC'])];
  return [
    missing.length === 0
      ? ok('sender', `${domain} has SPF and DMARC; see in a test mail that DKIM passes`)
      : warn(
          'sender',
          `${domain} has no ${missing.join(' and no ')}`,
          'add what your mail provider names to its DNS',
        ),
  ];
}
