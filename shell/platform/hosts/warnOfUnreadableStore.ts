import { stat } from 'node:fs/promises';
import path from 'node:path';
import type { SiteFolder } from '../store/SiteFolder';

/** The first folder on the way to a file, or the file itself, that only its owner and group can read. */
async function closedToOthers(file: string): Promise<string | undefined> {
  const steps = path.resolve(file).split(path.sep);
  for (let length = 2; length <= steps.length; length += 1) {
    const name = steps.slice(0, length).join(path.sep);
    const found = await stat(name).catch(() => undefined);
    if (!found) return undefined;
    const needed = found.isDirectory() ? 0o001 : 0o004;
    if ((found.mode & needed) === 0) return name;
  }
  return undefined;
}

/** Tells the operator why an nginx that runs as another user cannot serve this store, although its configuration is right. */
export async function warnOfUnreadableStore(
  siteFolder: SiteFolder,
  tell: (line: string) => void,
): Promise<void> {
  const closed = await closedToOthers(path.join(siteFolder.path, 'current', 'index.html'));
  if (closed !== undefined)
    tell(
      `nginx cannot read ${closed}, unless its user is in the right group. Run chmod -R o+rX ${closed}, and release with umask 022.`,
    );
}
