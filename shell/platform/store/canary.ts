import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { noneWhereAbsent, writeWhole } from 'shared-content/artifact/durable';
import { cookieAttributes, getCookie } from '../http/canaryCookie';
import { readSettings } from './SiteSettings';
import { readShown } from './state';
import type { Store } from './Store';
import type { Canary } from './state.contract';

/** The versions that a canary tries: `mfe-portfolio 3f2a…`. */
export const triedBy = ({ to }: Pick<Canary, 'to'>): string =>
  Object.entries(to)
    .map(([app, version]) => `${app} ${version}`)
    .join(', ');

/** The canary that a folder shows, if one runs. */
export const readCanary = (store: Store): Canary | undefined => readShown(store)?.canary;

/** The two-digit numbers below a share, as alternatives of a pattern: 37 → `[0-2][0-9]|3[0-6]`. */
function below(share: number): string[] {
  const [tens, ones] = [Math.floor(share / 10), share % 10];
  return [...(tens > 0 ? [`[0-${tens - 1}][0-9]`] : []), ...(ones > 0 ? [`${tens}[0-${ones - 1}]`] : [])];
}

/**
 * A canary as lines for nginx `map`s; the first word of a line says which map it is for. The maps tell what a cookie
 * means, who gets the canary, who does not, which documents set a cookie, and that it runs.
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

/** Tells nginx of the running canary; it reads that at its next reload. */
export async function tellNginx(store: Store, canary: Canary | undefined): Promise<void> {
  const file = path.join(store.folder, 'canary.nginx');
  const isSecure = async () => (await readSettings(store))?.siteUrl.startsWith('https:') ?? false;
  const lines = canary && nginxCanary(canary, await isSecure());
  // A unit of systemd watches the file.
  if (lines === (await readFile(file, 'utf8').catch(noneWhereAbsent))) return;
  await (lines === undefined ? rm(file) : writeWhole(file, lines));
}
