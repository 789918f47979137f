import { removeMailFiles } from '../mail/removeMailFiles';
import type { OwnerContext } from './ownerContext';

interface Removal {
  /** Without it, only what it would be is said. */
  readonly yes: true | undefined;
  readonly what: string;
  /** Whose files go as well. */
  readonly mails: readonly { readonly id: string }[];
  /** Removes and writes it down, in one statement. */
  readonly remove: () => Promise<unknown>;
  /** Said at the end. */
  readonly besides?: string;
}

/** Removes records for good: says what, and once it is asked to does it and takes the mails' files. */
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
