import type { FastifyBaseLogger } from 'fastify';
import { sql } from 'kysely';
import type { Config } from '../config/config';
import { errorLine } from '../http/errorLine';
import type { Db } from '../storage/engine/database';
import { type AlertName, findFailingMail, queueAlert } from './ownerMails';

export interface Watch {
  /** A page reports that the bot check failed in it. */
  readonly captchaFailed: () => void;
  readonly captchaPassed: () => void;
  /** The contact form asked for its bot check, so a visitor has opened it. */
  readonly formAsked: () => void;
  /** Runs the due checks. The mail worker calls it at each beat. */
  readonly round: () => Promise<void>;
}

/** Failed bot checks in a row, without one that passed. A single failure may be a visitor's blocker. */
const failuresInARow = 3;
/** Minutes of failing mail after which another channel informs the owner. The retries of a restart take less. */
const patienceMinutes = 45;
/** Opened forms a day that make missing enquiries suspicious. */
const openedOften = 10;
const minute = 60_000;
const roundEvery = 5 * minute;
const day = 24 * 60 * minute;

/**
 * Notices faults that no single request shows: a bot check that fails in browsers, failing mail, a form that yields
 * no enquiries. Each instance counts for itself. Over all instances, the owner gets each alert once.
 */
export function createWatch(options: {
  db: Db;
  config: Pick<Config, 'webhook' | 'heartbeatUrl' | 'enquirySilenceDays'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  now?: () => number;
}): Watch {
  const { db, config, log, now = () => performance.now() } = options;
  const webhook = config.webhook !== undefined;
  let failed = 0;
  let asked: number[] = [];
  let roundAt = 0;
  let silenceAt = 0;
  let heartbeatFailed = false;

  const tell = async (name: AlertName, detail: Record<string, unknown>) => {
    if (await queueAlert(db, name, detail, { webhook }))
      log.error(detail, `Alert queued for the owner: ${name}`);
  };

  const lookAtMail = async (): Promise<boolean> => {
    const error = await findFailingMail(db, patienceMinutes);
    if (error !== undefined) await tell('mail.failing', { error });
    return error === undefined;
  };

  const lookForSilence = async (): Promise<void> => {
    const days = config.enquirySilenceDays;
    asked = asked.filter((at) => now() - at < day);
    if (days === 0 || asked.length < openedOften) return;
    const { rows } = await sql<{ silent: boolean }>`
      select coalesce(max(enquiries.created_at), (select min(timestamp)::timestamptz from kysely_migration))
             < now() - ${days} * interval '1 day' as silent
      from enquiries`.execute(db);
    if (rows[0]!.silent) await tell('enquiries.missing', { days, asked: asked.length });
  };

  const beat = async (): Promise<void> => {
    if (config.heartbeatUrl === undefined) return;
    try {
      const { ok, status } = await fetch(config.heartbeatUrl, { signal: AbortSignal.timeout(10_000) });
      if (!ok) throw new Error(`it answered ${status}`);
      heartbeatFailed = false;
    } catch (error) {
      if (!heartbeatFailed) log.warn(`HEARTBEAT_URL cannot be called: ${errorLine(error)}`);
      heartbeatFailed = true;
    }
  };

  return {
    captchaFailed: () => {
      failed += 1;
      // Makes the next round report it, within seconds.
      if (failed >= failuresInARow) roundAt = 0;
    },
    captchaPassed: () => (failed = 0),
    formAsked: () => {
      // A program that asks all day must not fill the memory.
      if (asked.length < 1_000) asked.push(now());
    },
    round: async () => {
      if (now() < roundAt) return;
      roundAt = now() + roundEvery;
      const captchaFails = failed >= failuresInARow;
      if (captchaFails) await tell('captcha.failing', { count: failed });
      const mailWorks = await lookAtMail();
      if (now() >= silenceAt) {
        await lookForSilence();
        silenceAt = now() + 60 * minute;
      }
      // The external watchdog alarms when no heartbeat comes. An unreachable database has already thrown above.
      if (mailWorks && !captchaFails) await beat();
    },
  };
}
