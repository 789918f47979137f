import type { Kysely } from 'kysely';
import type { Database } from '../storage/engine/database';
import { until } from './until';

/** All mails, once there are some and none of them waits. */
export const settledMails = (db: Kysely<Database>) =>
  until('settled mails', async () => {
    const rows = await db.selectFrom('mails').selectAll().execute();
    return rows.length > 0 && rows.every((row) => row.status !== 'waiting') && rows;
  });
