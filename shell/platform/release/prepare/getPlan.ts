import { appAt } from 'shared-content/federation';
import { readRedirects } from '../../store/generationFiles';
import { changedApps } from '../../store/history';
import { type DocumentChange, compareDocuments } from './compareDocuments';
import type { Versions } from '../../store/state.contract';

/** Folder of a composition, and its versions. */
export interface Side {
  readonly folder: string;
  readonly versions: Versions;
}

/** The changes between two compositions, for people. */
interface Plan {
  readonly lines: readonly string[];
  /** Live addresses that would be gone: pages without a replacement, and redirects that end. */
  readonly lost: readonly string[];
}

const short = (text: string) => (text.length > 160 ? `${text.slice(0, 159)}…` : text);
const some = (routes: readonly string[]) =>
  routes.length > 6 ? `${routes.slice(0, 6).join(', ')} and ${routes.length - 6} more` : routes.join(', ');

/** A head's changes, a line each; by default those that search engines show. */
const headLines = ({ route, head }: DocumentChange, isFull: boolean): string[] =>
  head
    .filter(({ name }) => isFull || name === 'title' || name === 'description')
    .map(({ name, before, after }) =>
      name === 'structured data'
        ? `  ~ ${name} of ${route}`
        : `  ~ ${name} of ${route}: "${short(before)}" → "${short(after)}"`,
    );

const textLines = ({ route, text }: DocumentChange): string[] =>
  text.length === 0
    ? []
    : [`  ~ text of ${route} (${appAt(route)})`, ...text.map((line) => `      ${short(line)}`)];

/**
 * Compares two compositions: apps, redirects, and the documents by path, head and visible content.
 *
 * @param before the earlier composition; undefined for the first one
 * @param isFull with each line of text that changes, and all of the heads
 */
export async function getPlan(before: Side | undefined, after: Side, { isFull = false } = {}): Promise<Plan> {
  const { changes, count } = await compareDocuments(before?.folder, after.folder, isFull);
  const apps = changedApps(before?.versions, after.versions).map((app) => {
    const [from, to] = [before?.versions[app], after.versions[app]];
    return from && to ? `  ~ ${app} ${from} → ${to}` : to ? `  + ${app} ${to}` : `  - ${app} ${from}`;
  });
  const routesOf = (is: DocumentChange['is']) =>
    changes.filter((change) => change.is === is).map(({ route }) => route);
  const [added, gone, shown] = [routesOf('new'), routesOf('gone'), routesOf('changed')];
  const oldMoves: Readonly<Record<string, string>> = before ? await readRedirects(before.folder) : {};
  const moves: Readonly<Record<string, string>> = await readRedirects(after.folder);
  const ended = Object.keys(oldMoves).filter((from) => !Object.hasOwn(moves, from) && !added.includes(from));
  return {
    lost: [...gone.filter((route) => !Object.hasOwn(moves, route)), ...ended],
    lines: [
      ...apps,
      ...(before ? added.map((route) => `  + page ${route}`) : [`  + ${added.length} pages`]),
      ...gone.map((route) => `  - page ${route}`),
      ...Object.entries(moves)
        .filter(([from, to]) => oldMoves[from] !== to)
        .map(([from, to]) => `  > ${from} leads to ${to}`),
      ...ended.map((from) => `  - redirect of ${from}`),
      ...changes.flatMap((change) => [...headLines(change, isFull), ...(isFull ? textLines(change) : [])]),
      ...(shown.length > 0 || isFull
        ? [
            `  ~ ${shown.length} of ${count} pages show something else${shown.length > 0 ? `: ${some(shown)}` : ''}`,
          ]
        : []),
    ],
  };
}
