import type { Config } from '../config';

export function unsubscribeUrl({ publicApiUrl }: Pick<Config, 'publicApiUrl'>, token: string): string {
  return `${publicApiUrl}/newsletter/unsubscribe/${token}`;
}
