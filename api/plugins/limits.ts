import type { Config } from '../config/config';
import { openLimiters, type Limiter } from './limiter';
import type { FastifyBaseLogger } from 'fastify';

/** Every limit of the API. What is counted under which key is the caller's; see each. */
export interface Limits {
  /** All calls of a visitor but those of the forms. */
  readonly calls: Limiter;
  /** Both forms together, for each visitor. */
  readonly submissions: Limiter;
  /** What pages tell of what their visitors met: apart from all else, so that neither uses up the other. */
  readonly beacons: Limiter;
  /** Enquiries whose captcha nobody could check: for each visitor, and overall (key "all"). */
  readonly unverified: Limiter;
  readonly unverifiedOverall: Limiter;
  /** Mails that strangers can cause: to one inbox (folded address), from one visitor, and overall (key "all"). */
  readonly mailsToInbox: Limiter;
  readonly mailsFromVisitor: Limiter;
  readonly mailsOverall: Limiter;
  /** Sign-ups with the trap filled in: for each visitor, and overall (key "all"). */
  readonly trapped: Limiter;
  readonly trappedOverall: Limiter;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
/** The longest that a count is kept, in seconds. The privacy policy names it. */
export const longestCount = day;

/** Generous to people, whole offices behind one address included; a program meets them within seconds. */
export function createLimits(
  config: Pick<Config, 'redisUrl' | 'submissionsPerMinute' | 'mailsPerHour' | 'mailsPerInbox'>,
  log: FastifyBaseLogger,
): Limits & { close: () => void } {
  const { create, close } = openLimiters(config.redisUrl, log);
  return {
    calls: create('calls', { points: 300, seconds: minute }),
    submissions: create('submissions', { points: config.submissionsPerMinute, seconds: minute }),
    beacons: create('beacons', { points: 60, seconds: minute }),
    unverified: create('unverified', { points: 3, seconds: hour }),
    unverifiedOverall: create('unverified-overall', { points: 30, seconds: hour }),
    mailsToInbox: create('mails-to', { points: config.mailsPerInbox, seconds: longestCount }),
    mailsFromVisitor: create('mails-from', {
      points: Math.ceil(config.mailsPerHour / 10),
      seconds: hour,
    }),
    mailsOverall: create('mails-overall', { points: config.mailsPerHour, seconds: hour }),
    trapped: create('trapped', { points: 2, seconds: hour }),
    trappedOverall: create('trapped-overall', { points: 10, seconds: hour }),
    close,
  };
}

/** Takes from several limits in their order; stops at the first that has no more. */
export async function takeAll(...takes: [Limiter, string][]): Promise<boolean> {
  for (const [limiter, key] of takes) if (!(await limiter(key)).allowed) return false;
  return true;
}
