import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import type { Kysely } from 'kysely';
import type { Database } from './storage/database';
import { mailBacklog } from './storage/mail-backlog';

export type Metrics = ReturnType<typeof createMetrics>;

/** A registry for each app, not the library's global one: two apps in one process must not share counters. */
export function createMetrics(db: Kysely<Database>) {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  new Gauge({
    name: 'api_mails',
    help: 'Mails that wait to be sent, and dead letters that wait for the owner',
    labelNames: ['status'],
    registers,
    async collect() {
      const backlog = await mailBacklog(db);
      this.set({ status: 'waiting' }, backlog.waiting);
      this.set({ status: 'failing' }, backlog.failing);
      this.set({ status: 'dead' }, backlog.dead);
    },
  });
  return {
    registry,
    requests: new Histogram({
      name: 'api_request_duration_seconds',
      help: 'Time to answer, by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
      registers,
    }),
    captcha: new Counter({
      name: 'api_captcha_total',
      help: 'Captcha verdicts: passed, refused, unavailable',
      labelNames: ['outcome'],
      registers,
    }),
  };
}
