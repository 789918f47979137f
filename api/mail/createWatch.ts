import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../config/config';
import { errorLine } from '../http/errorLine';
import { NetworkCounter } from '../http/NetworkCounter';
import type { Storage } from '../storage/engine/database';
import { freshHours, readBackupAge } from '../storage/backups/backups';
import { webhookKinds } from '../storage/mails/mailKinds';
import { findFailing } from '../storage/mails/openMails';
import type { FailingVersion } from '../telemetry/createTelemetry';
import { type AlertName, queueAlert } from './ownerMails';

export type Watch = ReturnType<typeof createWatch>;

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
/** Networks of visitors that must meet the same fault before it counts as ours rather than one visitor's. */
const networksToAlert = 3;
/** Minutes of failing mail or calls after which the owner hears of it. The retries of a restart take less. */
const failingPatience = 45;
/** Milliseconds of an outage after which the owner hears of it. A restart of the database takes less. */
const storagePatience = 2 * minute;
const roundEvery = 5 * minute;
/** Milliseconds between two tries to store an enquiry while none can be stored. */
const awayEvery = minute / 6;
/** Failing versions of which one process informs the owner in a day, because strangers can invent versions. */
const mostVersions = 5;

/**
 * Notices faults that no single request shows: a database that stores nothing, a captcha that refuses everyone or
 * fails in browsers, a version that fails for visitors, failing mail or calls, a missing backup. Each instance counts for itself. Over all
 * instances, the owner gets each alert once.
 *
 * @param options.alertDirectly informs the owner past the queue, which is in the database
 */
export function createWatch(options: {
  storage: Storage;
  config: Pick<Config, 'webhook' | 'heartbeatUrl' | 'production' | 'databaseUrl' | 'backup'>;
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>;
  alertDirectly: (name: AlertName, detail: Record<string, unknown>) => Promise<void>;
  now?: () => number;
}) {
  const { storage, config, log, alertDirectly, now = () => performance.now() } = options;
  const { db } = storage;
  /** Failed captchas, by reports of pages. Anyone can report one, so they alert and do no more. */
  const captchaFailures = new NetworkCounter(networksToAlert, hour, now);
  /** Refusals by the captcha's provider since a visitor passed. */
  const captchaRefusals = new NetworkCounter(networksToAlert, day, now);
  const failingVersions: FailingVersion[] = [];
  let versionsToday = 0;
  let dayEnds = 0;
  let roundAt = 0;
  let awaySince: number | undefined;
  let awayAlertAt = 0;

  const alert = (name: AlertName, detail: Record<string, unknown>, key?: string) =>
    queueAlert({ db, config, log }, name, detail, key);

  /** Whether an enquiry can be stored. */
  const checkStorage = async (): Promise<boolean> => {
    const reason = await storage.checkWrite().then(
      () => undefined,
      (error: unknown) => errorLine(error),
    );
    if (reason === undefined) {
      awaySince = undefined;
      return true;
    }
    awaySince ??= now();
    roundAt = now() + awayEvery;
    if (now() - awaySince >= storagePatience && now() >= awayAlertAt) {
      awayAlertAt = now() + hour;
      log.error({ reason }, 'No enquiry can be stored; the owner is informed');
      await alertDirectly('storage.away', { reason });
    }
    return false;
  };

  const checkMail = async (): Promise<boolean> => {
    const error = await findFailing(db, ['enquiry-notification', 'alert'], failingPatience);
    if (error !== undefined) await alert('mail.failing', { error });
    return error === undefined;
  };
  const checkWebhook = async (): Promise<void> => {
    const error = await findFailing(db, webhookKinds, failingPatience);
    if (error !== undefined) await alert('webhook.failing', { error });
  };

  /** Backups of a public site, also if there never was one. */
  const checkBackups = async (): Promise<void> => {
    if (!config.production || config.databaseUrl === undefined || config.backup.managed) return;
    const { hours, ever } = await readBackupAge(db);
    if (hours >= freshHours) await alert('backup.missing', { hours: Math.round(hours), ever });
  };

  const alertOfVersions = async (): Promise<void> => {
    if (now() >= dayEnds) [dayEnds, versionsToday] = [now() + day, 0];
    for (const failing of failingVersions.splice(0)) {
      if ((versionsToday += 1) > mostVersions) return;
      await alert('section.failing', { ...failing }, `${failing.app} ${failing.version}`);
    }
  };

  const sendHeartbeat = async (): Promise<void> => {
    if (config.heartbeatUrl === undefined) return;
    try {
      const { ok, status } = await fetch(config.heartbeatUrl, { signal: AbortSignal.timeout(10_000) });
      if (!ok) throw new Error(`it answered ${status}`);
    } catch (error) {
      log.warn(`HEARTBEAT_URL cannot be called: ${errorLine(error)}`);
    }
  };

  /** Counts a network. The next round, which is due within seconds, reports what several have met. */
  const count = (counter: NetworkCounter, network: string) => {
    if (counter.add(network)) roundAt = 0;
  };

  return {
    /** A page reports that the captcha failed in it. `network` is shortened (maskAddress), here and below. */
    captchaFailed: (network: string) => count(captchaFailures, network),
    /** The captcha's provider has refused a visitor. */
    captchaRefused: (network: string) => count(captchaRefusals, network),
    captchaPassed: () => {
      captchaFailures.clear();
      captchaRefusals.clear();
    },
    /** A version fails in the browsers of visitors from several networks. */
    versionFailed: (failing: FailingVersion) => {
      failingVersions.push(failing);
      roundAt = 0;
    },
    /** Runs the due checks. The background jobs call it at each beat. */
    round: async () => {
      if (now() < roundAt) return;
      roundAt = now() + roundEvery;
      if (!(await checkStorage())) return;
      const refusesEveryone = captchaRefusals.isReached();
      if (refusesEveryone) await alert('captcha.refusing', {});
      if (captchaFailures.isReached()) await alert('captcha.failing', {});
      await alertOfVersions();
      await checkBackups();
      await checkWebhook();
      const mailWorks = await checkMail();
      // The external watchdog alarms when no heartbeat comes.
      if (mailWorks && !refusesEveryone) await sendHeartbeat();
    },
  };
}
