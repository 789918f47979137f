import { retention } from 'shared-content/content';
import type { Config } from '../config/config';
import { customerKey } from '../http/addresses';
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
    createSharedLimiter(db, name, points, seconds);
  /**
   * The hourly mails that one form may cause. One IPv4 address or IPv6 /48 (a site, whose owner has all of it) may cause
   * a tenth.
   */
  const createMailBudget = (form: string) => {
    const take = inTurn(
      shared(`${form}-from`, Math.ceil(perHour / 10), hour),
      shared(`${form}-overall`, perHour, hour),
    );
    return (ip: string) => take(customerKey(ip));
  };
  return {
    /** All calls of a visitor, except of the forms, of telemetry, and of routes without a limit (`rateLimit: false`). */
    calls: createLocalLimiter('calls', 300, minute),
    /** Both forms together, for each visitor. */
    submissions: shared('submissions', config.submissionsPerMinute, minute),
    /** Telemetry of pages. It has its own limit, so that neither it nor other calls use up the other. */
    beacons: createLocalLimiter('beacons', 60, minute),
    /** One-click unsubscribes and similar links, by address. */
    oneClick: createLocalLimiter('one-click', 600, minute),
    /** Enquiries without a checked captcha, for each visitor and overall. A person looks at each, so there may be few. */
    unverified: inTurn(shared('unverified', 3, hour), shared('unverified-overall', 30, hour)),
    /** Mails of both forms that strangers can cause to one inbox (see inboxKey). */
    mailsToInbox: shared(inboxLimit, perInbox, longestCount),
    /** Mails per form (confirmations of enquiries, sign-ups): one form cannot use up the budget of the other. */
    confirmations: createMailBudget('confirmations'),
    signUps: createMailBudget('sign-ups'),
    /** Sign-ups with the honeypot filled in, overall (key "all"). */
    suspiciousSignUps: shared('suspicious-sign-ups', 5, hour),
  };
}

export type Limits = ReturnType<typeof createLimits>;

/** Takes a point of a key's own limit, and then one of the limit of all keys together. False when either is spent. */
const inTurn =
  (own: Limiter, overall: Limiter) =>
  async (key: string): Promise<boolean> =>
    (await own(key)).allowed && (await overall('all')).allowed;
