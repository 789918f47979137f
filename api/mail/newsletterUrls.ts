import type { Config } from '../config/config';

/** The page with a button by which a subscriber leaves; a POST to it leaves at once (RFC 8058). */
export function unsubscribeUrl({ publicApiUrl }: Pick<Config, 'publicApiUrl'>, token: string): string {
  return `${publicApiUrl}/newsletter/unsubscribe/${token}`;
}

/** The page with a button that confirms a sign-up. */
export function confirmUrl({ publicApiUrl }: Pick<Config, 'publicApiUrl'>, token: string): string {
  return `${publicApiUrl}/newsletter/confirm/${token}`;
}
