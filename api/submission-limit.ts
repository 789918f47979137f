import type { Config } from './config';

/** Both forms share one allowance for each address (IPv6: each /64). */
export function submissionLimit({ submissionsPerMinute }: Pick<Config, 'submissionsPerMinute'>) {
  return { max: submissionsPerMinute, timeWindow: '1 minute', groupId: 'submissions' };
}
