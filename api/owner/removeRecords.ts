import { removeMailFiles } from '../mail/removeMailFiles';
import type { OwnerContext } from './ownerContext';

interface Removal {
  /** Without it, the command only shows what it would remove. */
  readonly yes: true | undefined;
  readonly what: string;
  /** Mails whose files are deleted as well. */
  readonly mails: readonly { readonly id: string }[];
  /** Removes the records and writes the audit line, in one statement. */
  readonly remove: () => Promise<unknown>;
  /** A last line of output. */
  readonly besides?: string;
}

/** Removes records for good. It shows them first, and only with `yes` removes them and the mails' files. */
export async function removeRecords(
  { print, config }: OwnerContext,
  { yes, what, mails, remove, besides = '' }: Removal,
): Promise<void> {
  if (!yes) return print(`Would remove ${what}. Nothing was changed; add --yes to remove them.\n`);
  await remove();
  const files = removeMailFiles(
    config.dataDir,
    mails.map(({ id }) => id),
  );
  print(`Removed ${what}, ${files} mail ${files === 1 ? 'file' : 'files'}.${besides}\n`);
}
