import type { Kysely } from 'kysely';
import { removeMailFiles } from '../mail/removeMailFiles';
import { writeAudit } from '../storage/audit/audited';
import type { Database } from '../storage/engine/database';
import type { OwnerContext } from './ownerContext';

interface Removal {
  /** Without it, only what it would be is said. */
  readonly yes: true | undefined;
  readonly what: string;
  /** Whose files go as well. */
  readonly mails: readonly { readonly id: string }[];
  readonly remove: () => Promise<unknown>;
  readonly audit: Omit<Parameters<typeof writeAudit>[1], 'actor' | 'detail'>;
  /** Said at the end. */
  readonly besides?: string;
}

/** Removes records for good: says what, and once it is asked to does it, writes it down, and takes the mails' files. */
export async function removeRecords(
  { print, actor, config }: OwnerContext,
  db: Kysely<Database>,
  { yes, what, mails, remove, audit, besides = '' }: Removal,
): Promise<void> {
  if (!yes) return print(`Would remove ${what}. Nothing was changed; add --yes to remove them.\n`);
  await remove();
  await writeAudit(db, { actor, ...audit, detail: what });
  const files = removeMailFiles(
    config.dataDir,
    mails.map(({ id }) => id),
  );
  print(`Removed ${what}, ${files} mail ${files === 1 ? 'file' : 'files'}.${besides}\n`);
}
