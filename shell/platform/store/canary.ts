import { readFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { cookieAttributes, getCookie } from '../http/canaryCookie';
import { readSettings } from './SiteSettings';
import { type Store, writeWhole } from './Store';
import type { Canary } from './state.contract';

/** The versions that a canary tries: `mfe-portfolio 3f2a…`. */
export const triedBy = ({ to }: Pick<Canary, 'to'>): string =>
  Object.entries(to)
    .map(([app, version]) => `${app} ${version}`)
    .join(', ');

const getFile = (store: Store) => path.join(store.folder, 'canary.json');
const getNginxFile = (store: Store) => path.join(store.folder, 'canary.nginx');

/**
 * Reads the running canary, if there is one: one small file in one call, for a server that checks often.
 *
 * @throws ReleaseError where another program has damaged the file
 */
export function readCanary(store: Store): Canary | undefined {
  try {
    return JSON.parse(readFileSync(getFile(store), 'utf8')) as Canary;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw new ReleaseError(
      `${getFile(store)} cannot be read (${(error as Error).message}). Remove it: no canary runs then.`,
      'broken',
    );
  }
}

/** The two-digit numbers below a share, as alternatives of a pattern: 37 → `[0-2][0-9]|3[0-6]`. */
function below(share: number): string[] {
  const [tens, ones] = [Math.floor(share / 10), share % 10];
  return [...(tens > 0 ? [`[0-${tens - 1}][0-9]`] : []), ...(ones > 0 ? [`${tens}[0-${ones - 1}]`] : [])];
}

/**
 * Writes a canary as lines for nginx `map`s; the first word of a line says which map it is for. The maps tell what a
 * cookie means, who gets the canary, who does not, which documents set a cookie, and that it runs. The printed
 * configuration includes the lines.
 */
export function nginxCanary({ id, generation, share }: Canary, isSecure: boolean): string {
  const inside = `(?:${['in', ...below(share)].join('|')})$`;
  return `"runs" "on";
"~^place ${id}\\.(?<site_kept_place>[0-9][0-9]|in|out)$" $site_kept_place;
"~^shows ${inside}" "pages/${generation}";
"~^hides (?!${inside})" "pages/${generation}";
"~^sets (?:200|304|404)::(?<site_new_place>[0-9][0-9]):.*\\.html$" "${getCookie(id, '$site_new_place')}; ${cookieAttributes(isSecure)}";
`;
}

/** Records the running canary; nginx reads it at its next reload. */
export async function writeCanary(store: Store, canary: Canary): Promise<void> {
  const isSecure = (await readSettings(store))?.siteUrl.startsWith('https:') ?? false;
  await writeWhole(getNginxFile(store), nginxCanary(canary, isSecure));
  await writeWhole(getFile(store), `${JSON.stringify(canary, null, 1)}\n`);
}

/** Ends the canary. Open tabs may still use its generation, so only a later prune removes that. */
export async function removeCanary(store: Store): Promise<void> {
  await rm(getFile(store), { force: true });
  await rm(getNginxFile(store), { force: true });
}

export const isSameCanary = (a: Canary | undefined, b: Canary | undefined): boolean =>
  a?.id === b?.id && a?.generation === b?.generation && a?.upon === b?.upon && a?.share === b?.share;
