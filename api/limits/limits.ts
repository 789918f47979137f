import { createHash } from 'node:crypto';
import type { Config } from '../config/config';
import { maskAddress, networkKeys } from '../http/addresses';
import { type Limiter, openLimiters } from './limiter';
import { foldedKey } from '../storage/subscribers/emailKey';
import type { FastifyBaseLogger } from 'fastify';

/** The mails that one form may cause in an hour. */
interface MailBudget {
  /**
   * Takes one mail for a visitor. False when the budget or the sender's share is spent.
   *
   * @param person the sender has passed a captcha, so its network is not counted strictly
   */
  readonly take: (ip: string, person?: boolean) => Promise<boolean>;
  /** Whether half of the hour's mails are used. */
  readonly isScarce: () => boolean;
}

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;
/** The longest time that a count is kept, in seconds. The privacy policy names it. */
export const longestCount = day;

/**
 * Every limit of the API. People do not meet them, even a whole office behind one address. A program meets them within
 * seconds. The caller chooses the key of a count.
 */
export function createLimits(
  config: Pick<Config, 'redisUrl' | 'submissionsPerMinute' | 'mailsPerHour' | 'mailsPerInbox'>,
  log: FastifyBaseLogger,
) {
  const { create, close } = openLimiters(config.redisUrl, log);
  return {
    /** All calls of a visitor except those of the forms. */
    calls: create('calls', { points: 300, seconds: minute }),
    /** Both forms together, for each visitor. */
    submissions: create('submissions', { points: config.submissionsPerMinute, seconds: minute }),
    /** Telemetry of pages. It has its own limit, so that neither it nor other calls use up the other. */
    beacons: create('beacons', { points: 60, seconds: minute }),
    /** Enquiries with an unverifiable captcha: for each visitor, and overall (key "all"). */
    unverified: create('unverified', { points: 3, seconds: hour }),
    unverifiedOverall: create('unverified-overall', { points: 30, seconds: hour }),
    /** Mails of both forms that strangers can cause to one inbox (see inboxKey). */
    mailsToInbox: create('mails-to', { points: config.mailsPerInbox, seconds: longestCount }),
    /** One-click unsubscribes and similar links, by address. */
    oneClick: create('one-click', { points: 600, seconds: minute }),
    /** Mails per form (confirmations of enquiries, sign-ups): one form cannot use up the budget of the other. */
    confirmations: mailBudget(create, 'confirmations', config.mailsPerHour),
    signUps: mailBudget(create, 'sign-ups', config.mailsPerHour),
    /** Sign-ups with the honeypot filled in: for each visitor, and overall (key "all"). */
    trapped: create('trapped', { points: 2, seconds: hour }),
    trappedOverall: create('trapped-overall', { points: 10, seconds: hour }),
    close,
  };
}

export type Limits = Omit<ReturnType<typeof createLimits>, 'close'>;

/** Takes a point from several limits in order, and stops at the first that is used up. */
export async function takeAll(...takes: [Limiter, string][]): Promise<boolean> {
  for (const [limiter, key] of takes) if (!(await limiter(key)).allowed) return false;
  return true;
}

/** Mails that one network may cause in an hour, without a captcha, once half of all are used. */
const whenScarce = 2;

/**
 * The hourly mails of one form. An IPv4 address, a /64 and a /56 (a household) may each use a tenth, a /48 two tenths,
 * because it may be several offices. Once half is used, each network gets hardly any unless a
 * captcha was passed. So a flood from many addresses leaves enough for people.
 */
function mailBudget(
  create: ReturnType<typeof openLimiters>['create'],
  form: string,
  points: number,
): MailBudget {
  const seconds = hour;
  const share = Math.ceil(points / 10);
  const shares = [share, share, 2 * share].map((most, index) =>
    create(`${form}-from-${index}`, { points: most, seconds }),
  );
  const overall = create(`${form}-overall`, { points, seconds });
  const strict = create(`${form}-strict`, { points: whenScarce, seconds });
  let scarceUntil = 0;
  const isScarce = () => performance.now() < scarceUntil;
  return {
    isScarce,
    take: async (ip, person = false) => {
      const networks = networkKeys(ip).map((key, index): [Limiter, string] => [shares[index]!, key]);
      if (isScarce() && !person) networks.unshift([strict, maskAddress(ip)]);
      if (!(await takeAll(...networks))) return false;
      const taken = await overall('all');
      if (taken.remaining < taken.limit / 2) scarceUntil = performance.now() + taken.seconds * 1000;
      return taken.allowed;
    },
  };
}

/** The hash that counts an inbox. A count may stay in Redis for a day, where no address may be readable or need erasure. */
export function inboxKey(email: string): string {
  return createHash('sha256')
    .update(`inbox ${foldedKey(email)}`)
    .digest('base64url');
}
