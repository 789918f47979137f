import { isLoopbackHost } from './isLoopbackHost';
import type { VariableReader } from './variableReader';

const environments = ['production', 'development', 'test'] as const;

/**
 * The one rule that decides what is production, in words for the operator; undefined while the site is only tried out.
 * It fails safe: a site with a public address is in production whatever NODE_ENV says, because visitors can reach it.
 */
export function productionReason(read: VariableReader, siteUrl: string | undefined): string | undefined {
  const environment = read.oneOf('NODE_ENV', environments);
  if (siteUrl !== undefined && !isLoopbackHost(new URL(siteUrl).hostname))
    return `SITE_URL is ${siteUrl}, not a loopback address`;
  return environment === 'production' ? 'NODE_ENV=production' : undefined;
}
