import { type RawBuilder, sql } from 'kysely';
import type { Db, Department, EnquiryStatus } from '../engine/database';
import { changeWithMails } from '../mails/mailQueue';
import { promisedHours } from './insertEnquiry';

/** Runs a statement on one enquiry. Returns whether it changed something. */
async function change(db: Db, statement: RawBuilder<unknown>): Promise<boolean> {
  const { numAffectedRows = 0n } = await statement.execute(db);
  return numAffectedRows > 0n;
}

/** Sets the status of an enquiry. It has a time of answer only while it is answered. */
export const setEnquiryStatus = (db: Db, id: string, status: EnquiryStatus): Promise<boolean> =>
  change(
    db,
    sql`
      update enquiries set status = ${status}, answered_at = case when ${status} = 'answered' then now() end
      where id = ${id}::uuid and status <> ${status}`,
  );

/** Moves an enquiry to another department, which gets a mail. */
export const moveEnquiry = (db: Db, id: string, department: Department): Promise<boolean> =>
  changeWithMails(
    db,
    sql`
      update enquiries set department = ${department}
      where id = ${id}::uuid and department <> ${department} returning id`,
    [{ kind: 'enquiry-notification', priority: 0 }],
  );

/** Replaces the owner's note; an empty one removes it. */
export const noteEnquiry = (db: Db, id: string, note: string): Promise<boolean> =>
  change(db, sql`update enquiries set note = ${note} where id = ${id}::uuid and note <> ${note}`);

/** Removes one enquiry with its mails. Other data of the person stays: see erasePerson. */
export const deleteEnquiry = (db: Db, id: string): Promise<boolean> =>
  change(
    db,
    sql`
      with gone as (delete from enquiries where id = ${id}::uuid returning id::text)
      insert into erasures (fingerprint) select id from gone
      on conflict (fingerprint) do update set at = now()`,
  );

/**
 * Releases a held enquiry: queues its mails and, with `webhook`, the call of a fresh one. The department, which was
 * informed of possible spam, gets it again without the mark. False when it is not held or already answered, because
 * then its sender has had our answer.
 */
export const releaseEnquiry = (db: Db, id: string, { webhook }: { webhook: boolean }): Promise<boolean> =>
  changeWithMails(
    db,
    sql`
      update enquiries set held = false, status = 'new'
      where id = ${id}::uuid and held and status <> 'answered' returning id`,
    [
      { kind: 'enquiry-notification', priority: 0 },
      webhook && { kind: 'enquiry-webhook', priority: 0 },
      { kind: 'enquiry-confirmation', priority: 1, hours: promisedHours },
    ],
  );
