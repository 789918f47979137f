import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Storage } from './storage/engine/database';
import { readOpenState } from './storage/mails/openMails';
import { createTelemetryMetrics } from './telemetry/telemetryMetrics';

export type Metrics = ReturnType<typeof createMetrics>;

/** One registry per app instead of the library's global one: two apps in one process must not share counters. */
export function createMetrics({ db, getFault }: Storage) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = (name: string, help: string, labelNames: string[] = []) =>
    new Gauge({ name, help, labelNames, registers });
  const up = gauge('api_database_up', '1 when the database answers and takes enquiries, else 0');
  const mails = gauge('api_mails', 'Mails that wait to be sent, and dead letters that wait for the owner', [
    'status',
  ]);
  const held = gauge(
    'api_enquiries_held',
    'Enquiries that look like spam, or could not be verified, until the owner decides',
  );
  const oldest = gauge(
    'api_oldest_unsent_notification_seconds',
    'Age of the oldest notification to a department that is not sent',
  );

  /**
   * Not in a gauge's collect(), because one rejection would lose every other figure. Figures that the database does
   * not answer are left out rather than shown stale. Figures of the process matter most then.
   */
  const refresh = async (): Promise<void> => {
    mails.reset();
    // Removed, not reset: a reset gauge without labels would show 0, which is a figure.
    for (const figure of [held, oldest]) figure.remove();
    try {
      const state = await readOpenState(db);
      up.set(getFault() === undefined ? 1 : 0);
      mails.set({ status: 'waiting' }, state.waiting);
      mails.set({ status: 'failing' }, state.failed);
      mails.set({ status: 'dead' }, state.dead);
      held.set(state.held);
      oldest.set(state.oldestNotification);
    } catch {
      up.set(0);
    }
  };
  return {
    registry,
    telemetry: createTelemetryMetrics(registry),
    /** Queries the database before each scrape. Never rejects. */
    refresh,
    requests: new Histogram({
      name: 'api_request_duration_seconds',
      help: 'Time to answer, by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
  };
}
