import { retention } from 'shared-content/content';
import type { Config } from '../config/config';
import { siteKey } from '../http/addresses';
import type { Db } from '../storage/engine/database';
import { inboxLimit } from '../storage/subscribers/emailKey';
import { createLocalLimiter, createSharedLimiter, type Limiter } from './limiter';

const minute = 60;
const hour = 60 * minute;
/** The longest time that a count is kept, in seconds. */
const longestCount = retention.countHours * hour;

/** Mails that strangers can cause: of each form in an hour (a tenth for one network), and to one inbox in a day. */
const mailLimits = { perHour: 200, perInbox: 5 };
export type MailLimits = typeof mailLimits;

/**
 * Every limit of the API. People do not meet them, even a whole office behind one address. A program meets them within
 * seconds. The caller chooses the key of a count. Limits of mere calls are local, so that reading costs no statement.
 * Those of what is stored or mailed hold over all instances.
 */
export function createLimits(
  config: Pick<Config, 'submissionsPerMinute'>,
  db: Db,
  { perHour, perInbox }: MailLimits = mailLimits,
) {
  const shared = (name: string, points: number, seconds: number) =>
    createSharedLimiter(db, name, { points, seconds });
  return {
    /** All calls of a visitor, except of the forms, of telemetry, and of routes without a limit (`rateLimit: false`). */
    calls: createLocalLimiter('calls', { points: 300, seconds: minute }),
    /** Both forms together, for each visitor. */
    submissions: shared('submissions', config.submissionsPerMinute, minute),
    /** Telemetry of pages. It has its own limit, so that neither it nor other calls use up the other. */
    beacons: createLocalLimiter('beacons', { points: 60, seconds: minute }),
    /** One-click unsubscribes and similar links, by address. */
    oneClick: createLocalLimiter('one-click', { points: 600, seconds: minute }),
    /** Enquiries with an unverifiable captcha: for each visitor, and overall (key "all"). */
    unverified: shared('unverified', 3, hour),
    unverifiedOverall: shared('unverified-overall', 30, hour),
    /** Mails of both forms that strangers can cause to one inbox (see inboxKey). */
    mailsToInbox: shared(inboxLimit, perInbox, longestCount),
    /** Mails per form (confirmations of enquiries, sign-ups): one form cannot use up the budget of the other. */
    confirmations: createMailBudget(shared, 'confirmations', perHour),
    signUps: createMailBudget(shared, 'sign-ups', perHour),
    /** Sign-ups with the honeypot filled in, overall (key "all"). */
    suspiciousSignUps: shared('suspicious-sign-ups', 5, hour),
  };
}

export type Limits = ReturnType<typeof createLimits>;

/** Takes a point from several limits in order, and stops at the first that is used up. */
export async function takeAll(...takes: [Limiter, string][]): Promise<boolean> {
  for (const [limiter, key] of takes) if (!(await limiter(key)).allowed) return false;
  return true;
}

/**
 * The hourly mails that one form may cause. One IPv4 address or IPv6 /48 (a site, whose owner has all of it) may cause a
 * tenth. Returns the function that takes one for an address; false when the budget or the site's share is spent.
 */
function createMailBudget(
  shared: (name: string, points: number, seconds: number) => Limiter,
  form: string,
  points: number,
): (ip: string) => Promise<boolean> {
  const share = shared(`${form}-from`, Math.ceil(points / 10), hour);
  const overall = shared(`${form}-overall`, points, hour);
  return (ip) => takeAll([share, siteKey(ip)], [overall, 'all']);
}
