import type { Config } from './config';

/** How often one address (IPv6: one /64) may use one form. */
export function submissionLimit({ submissionsPerMinute }: Pick<Config, 'submissionsPerMinute'>) {
  return { max: submissionsPerMinute, timeWindow: '1 minute' };
}
