import { createHash } from 'node:crypto';
import type { Config } from '../config/config';
import { maskAddress } from '../http/maskAddress';
import { networkKeys, openLimiters, type Limiter, type Limiters } from './limiter';
import { foldedKey } from '../storage/subscribers/emailKey';
import type { FastifyBaseLogger } from 'fastify';

/** Takes one mail from a form's budget for a visitor at an address; false when it, or the sender's share, is used up. */
export type TakeMail = (ip: string) => Promise<boolean>;

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
  /** One-click unsubscribes and their like, by address. */
  readonly oneClick: Limiter;
  /** Mails that strangers can cause to one inbox (see inboxKey), by both forms. */
  readonly mailsToInbox: Limiter;
  /** The same by form: neither uses up the other's. */
  readonly confirmations: TakeMail;
  readonly signUps: TakeMail;
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
    oneClick: create('one-click', { points: 600, seconds: minute }),
    confirmations: mailBudget(create, 'confirmations', config.mailsPerHour),
    signUps: mailBudget(create, 'sign-ups', config.mailsPerHour),
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

/** Mails that one network may cause in an hour once half of all are gone. */
const whenScarce = 2;

/**
 * The mails of one form in an hour. A tenth of them for each sender: an IPv4 address, and of IPv6 the /64 and the /56 that
 * a household has; for a /48, which may be an office of several, two tenths. From the half on, a network gets hardly any:
 * a flood from many addresses then uses up nothing that people need.
 */
function mailBudget(create: Limiters['create'], form: string, points: number): TakeMail {
  const seconds = hour;
  const share = Math.ceil(points / 10);
  const shares = [share, share, 2 * share].map((most, index) =>
    create(`${form}-from-${index}`, { points: most, seconds }),
  );
  const overall = create(`${form}-overall`, { points, seconds });
  const strict = create(`${form}-strict`, { points: whenScarce, seconds });
  let scarceUntil = 0;
  return async (ip) => {
    if (performance.now() < scarceUntil && !(await strict(maskAddress(ip))).allowed) return false;
    if (!(await takeAll(...networkKeys(ip).map((key, index): [Limiter, string] => [shares[index]!, key]))))
      return false;
    const taken = await overall('all');
    if (taken.remaining < taken.limit / 2) scarceUntil = performance.now() + taken.seconds * 1000;
    return taken.allowed;
  };
}

/** An inbox in a count, which may lie in Redis for a day: nobody reads an address there, or has to erase one. */
export function inboxKey(email: string): string {
  return createHash('sha256')
    .update(`inbox ${foldedKey(email)}`)
    .digest('base64url');
}
