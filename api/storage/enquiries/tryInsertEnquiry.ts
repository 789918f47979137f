import { randomBytes } from 'node:crypto';
import { contactSchema } from 'shared-content/forms';
import type { Db } from '../engine/database';
import { enquiryColumns } from './enquiryColumns';
import { insertEnquiry } from './insertEnquiry';

/** Ends the transaction of a trial. */
class RolledBack extends Error {}

/**
 * Tries to store an enquiry of the longest values, and rolls it back: a full disk may still take a short row, and random
 * text cannot be compressed.
 *
 * @throws what the database throws when it cannot store one
 */
export async function tryInsertEnquiry(db: Db): Promise<void> {
  const properties = contactSchema.properties as Record<string, { maxLength?: number } | undefined>;
  const fill = (length: number) => randomBytes(length).toString('base64').slice(0, length);
  const values = enquiryColumns.map(({ column, field }) => [
    column,
    fill(properties[field]?.maxLength ?? 200),
  ]);
  try {
    await db.transaction().execute(async (transaction) => {
      await insertEnquiry(transaction, {
        ...(Object.fromEntries(values) as object),
        idempotency_key: null,
        body_hash: '',
        email_key: '',
        department: 'general',
      });
      throw new RolledBack();
    });
  } catch (error) {
    if (!(error instanceof RolledBack)) throw error;
  }
}
