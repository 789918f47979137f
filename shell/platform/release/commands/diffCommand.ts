import type { Command } from 'commander';
import { ReleaseError } from 'shared-content/artifact/ReleaseError';
import { readCanary } from '../../store/canary';
import { changedApps } from '../../store/history';
import { readPreviews } from '../../store/previews';
import { type DocumentChange, compareGenerations } from '../prepare/compareGenerations';
import { liveSite, say, store } from './context';

/** The generation of a preview's name, an id, or the word canary. */
async function generationNamed(name: string): Promise<string> {
  const previews = readPreviews(store);
  const canary = name === 'canary' ? readCanary(store)?.generation : undefined;
  const generation = previews.find((preview) => preview.name === name)?.generation ?? canary ?? name;
  if (/^[0-9a-f]{12}$/.test(generation) && (await store.hasGeneration(generation))) return generation;
  const there = previews.map((preview) => preview.name).join(', ');
  throw new ReleaseError(
    `${name} is neither a preview${there && ` (${there})`} nor a generation in ${store.folder}: npm run history names those that were live.`,
  );
}

const short = (text: string) => (text.length > 160 ? `${text.slice(0, 159)}…` : text);

function splitLines({ route, owner, is, head, text, bytes: { before, after } }: DocumentChange): string[] {
  const size =
    is === 'new' ? `${after} bytes` : is === 'gone' ? `${before} bytes` : `${before} → ${after} bytes`;
  const parts = head.map(({ name, before: was, after: now }) =>
    name === 'structured data' ? '  ~ structured data' : `  ~ ${name}: "${short(was)}" → "${short(now)}"`,
  );
  return [`${is} ${route} (${owner}), ${size}`, ...parts, ...text.map((line) => `  ${short(line)}`)];
}

async function compare(name: string, other: string | undefined): Promise<void> {
  await store.mustExist();
  const after = await generationNamed(name);
  const before = other === undefined ? (await liveSite()).generation : await generationNamed(other);
  const [old, next] = [await store.getVersions(before), await store.getVersions(after)];
  say(`Generation ${after} against ${before}${other === undefined ? ', which is live' : ''}`);
  for (const app of changedApps(old, next))
    say(`  ${app} ${old[app] ?? 'not there'} → ${next[app] ?? 'not there'}`);
  const { changes, markup, same } = await compareGenerations(store.pages(before), store.pages(after));
  for (const change of changes) for (const line of splitLines(change)) say(line);
  if (markup.length > 0) say(`In markup alone (no word, no head): ${markup.join(', ')}`);
  say(
    `${changes.length} documents say something else, ${markup.length} differ in markup, ${same} are the same.`,
  );
}

export function diffCommand(program: Command): void {
  program
    .command('diff')
    .description(
      'which documents change in text, head and length between two generations, and whose they are',
    )
    .argument('<what>', 'a preview by its name, or a generation')
    .argument('[against]', 'another one (default: what is live)')
    .action(compare);
}
